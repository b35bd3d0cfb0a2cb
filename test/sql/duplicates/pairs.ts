/** Pairs of organizations, labeled as the same or as different before the score was tuned. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../../db/settings.ts';
import type { Ask } from '../support.ts';

/** An organization of a pair; what is unknown is empty. */
export type Side = {
  name: string;
  place: string;
  website: string;
  phone: string;
  email: string;
  sports: string;
  member: string;
};

/** A line of pairs.txt. `same`: whether both are the same organization. */
export type Pair = { line: number; same: boolean; kind: string; a: Side; b: Side };

function side(text: string): Side {
  const [name = '', place = '', website = '', phone = '', email = '', sports = '', member = ''] = text
    .split(';')
    .map((part) => part.trim());
  return { name, place, website, phone, email, sports, member };
}

/** All pairs of pairs.txt. */
export const pairs: Pair[] = readFileSync(path.join(projectDir, 'test/sql/duplicates/pairs.txt'), 'utf8')
  .split('\n')
  .flatMap((line, n) => {
    if (!line || line.startsWith('#')) return [];
    const [label, kind = '', a = '', b = ''] = line.split(' | ');
    return [{ line: n + 1, same: label === 'same', kind, a: side(a), b: side(b) }];
  });

/** Inserts an organization like staff and imports do: its row, its place by ZIP, and its users. */
export async function insertSide(own: Ask, one: Side): Promise<number> {
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(one.place) ?? [];
  const [row] = await own(
    `insert into app_public.organizations (name, city, state, website_url, contact_phone, contact_email, sport_ids)
     values ($1, $2, $3, nullif($4, ''), nullif($5, ''), nullif($6, ''), array(select id from app_public.sports where name ilike $7 || '%' and $7 <> '' limit 1))
     returning id`,
    [one.name, city, state, one.website, one.phone, one.email, one.sports],
  );
  const id = row?.id as number;
  if (/^\d{5}$/.test(one.place))
    await own('insert into app_public.play_locations (organization_id, address) values ($1, $2)', [id, one.place]);
  if (one.member)
    await own(
      `with u as (insert into app_public.users (email, role) values ($2, 'organization') on conflict (email) do update set email = excluded.email returning id)
       insert into app_public.organization_users (organization_id, user_id) select $1, id from u`,
      [id, one.member],
    );
  return id;
}
