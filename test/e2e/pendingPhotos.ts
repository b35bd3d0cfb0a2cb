/** The photos that wait for review, in the database. */
import type { Setup } from './setup.ts';

/** Ids of the pending photos in the order of the inbox; at most `count`. */
export const pendingPhotos = async ({ rows }: Setup, count: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      `select id from app_public.verification_images where status = 'pending' order by created_at, id limit $1`,
      [count],
    )
  ).map(({ id }) => id);

/** The statuses of photos, in the order of their ids. */
export const photoStatuses = async ({ rows }: Setup, ids: number[]) =>
  (
    await rows<{ status: string }>(
      'select status::text as status from app_public.verification_images where id = any ($1) order by id',
      [ids],
    )
  ).map(({ status }) => status);

/** The states of the emails about the rejection of a photo. */
export const rejectionMails = async ({ rows }: Setup, id: number) =>
  (
    await rows<{ state: string }>(
      `select distinct state::text as state from app_private.mail_outbox
       where kind = 'rejected_image' and payload @> jsonb_build_object('verification_image_id', $1::int)`,
      [id],
    )
  ).map(({ state }) => state);
