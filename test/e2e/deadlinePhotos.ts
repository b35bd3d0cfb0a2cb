/** The photos of a deadline, in the database and on the offer's page. */
import type { Locator } from '../harness/browser.ts';
import type { OverdueDeadline } from './overdueDeadline.ts';
import type { Setup, Visitor } from './setup.ts';

/** A photo; `name`: of its file, without folder and extension. */
export type DeadlinePhoto = { id: number; name: string; shown_to_sponsor: boolean; clear_file_id: number | null };

/** The newest photo of the deadline. */
export async function newestPhoto({ rows }: Setup, offer: OverdueDeadline): Promise<DeadlinePhoto> {
  const [photo] = await rows<DeadlinePhoto>(
    `select i.id, i.shown_to_sponsor, i.clear_file_id, substring(f.storage_key from '[^/]+(?=[.])') as name
       from app_public.verification_images i join app_private.files f on f.id = i.file_id
       where i.verification_deadline_id = $1 order by i.id desc limit 1`,
    [offer.deadline_id],
  );
  if (!photo) throw new Error('The deadline has no photo.');
  return photo;
}

/** Opens the offer's page and the first reviewed photo of the deadline; returns its dialog. */
export async function openReviewedPhoto(setup: Setup, staff: Visitor, offer: OverdueDeadline): Promise<Locator> {
  await staff.goto(`${setup.server.url}/offers/${offer.id}`);
  await staff.getByRole('button', { name: /^Show \d+ reviewed/ }).click();
  await staff
    .getByRole('button', { name: `Open the image for ${offer.deadline}` })
    .first()
    .click();
  return staff.getByRole('dialog', { name: offer.deadline });
}
