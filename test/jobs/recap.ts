/** A campaign with leagues, proof and photos on disk, and its recap as the worker makes it. */
import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { RecapFormat } from '../../workers/recap/document.ts';
import type { TestDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import type { TestTools } from './tools.ts';

export interface RecapCampaign {
  sponsor: Row;
  campaign: Row;
  /** The ids of photos that are shown, in the order of leagues. */
  photos: number[];
  offers: Row[];
  deadlines: Row[];
}

/** Stores a photo; returns the id of its file. */
export async function storePhoto(
  { owner }: TestDatabase,
  { store }: Pick<TestTools, 'store'>,
  { width = 1500, height = 1000, color = '#2a6' }: { width?: number; height?: number; color?: string } = {},
): Promise<number> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const key = `uploads/${randomUUID()}.jpg`;
  await store.put(key, bytes);
  const { rows } = await owner.query(
    `insert into app_private.files (storage_key, content_type, byte_size, sha256) values ($1, 'image/jpeg', $2, $3) returning id`,
    [key, bytes.length, createHash('sha256').update(bytes).digest()],
  );
  return rows[0].id;
}

/** A campaign with a confirmed league of each name, all but the last of which are proven by a photo. */
export async function makeRecapCampaign(
  database: TestDatabase,
  tools: Pick<TestTools, 'store'>,
  names: string[],
  values: Row = {},
): Promise<RecapCampaign> {
  const db = database.owner;
  const sponsor = await makeSponsor(db, { name: 'Brightwell Dental' });
  const campaign = await makeCampaign(db, {
    sponsor_id: sponsor.id,
    name: 'Smiles on the Sideline',
    status: 'active',
    season: 'fall',
    year: 2030,
    ...values,
  });
  const capability = await makeCampaignCapability(db, campaign.id, { quantity: 10 });
  const made: RecapCampaign = { sponsor, campaign, photos: [], offers: [], deadlines: [] };
  for (const [index, name] of names.entries()) {
    const organization = await makeOrganization(db, { name, city: 'Erie', state: 'PA' });
    const property = await makeProperty(db, { organization_id: organization.id, name: `Program ${index}` });
    await db.query(
      `update app_public.sponsorable_properties set city = 'Erie', state = 'PA', lat = 42.1, lon = -80.1, number_of_players = 1234 where id = $1`,
      [property.id],
    );
    const offer = await makeOffer(db, {
      campaign_id: campaign.id,
      sponsorable_property_id: property.id,
      status: 'confirmed',
    });
    const deadline = await makeDeadline(db, await makeAsset(db, offer, capability.id, { quantity: 1 }));
    made.offers.push(offer);
    made.deadlines.push(deadline);
    if (index === names.length - 1 && names.length > 1) continue;
    const image = await makeImage(db, deadline, { status: 'verified', file_id: await storePhoto(database, tools) });
    made.photos.push(image.id);
  }
  return made;
}

/** Asks for a recap as the link of the campaign does; returns its row. */
export async function askForRecap({ as }: TestDatabase, campaignId: number, format: RecapFormat = 'pdf'): Promise<Row> {
  return as(
    { link: 'campaign', id: campaignId },
    async (client) => (await client.query('select * from app_public.make_recap($1)', [format])).rows[0],
  );
}

/** A recap's row, the key and bytes of its file, and the photos in it. */
export async function recapState({ owner }: TestDatabase, { store }: Pick<TestTools, 'store'>, id: number) {
  const { rows } = await owner.query(
    `select r.status::text, r.stage, r.stages, r.byte_size, f.storage_key as key,
       array(select p.verification_image_id from app_private.recap_photos p where p.recap_id = r.id order by 1) as photos
     from app_public.recaps r join app_private.recap_runs n on n.recap_id = r.id left join app_private.files f on f.id = n.file_id where r.id = $1`,
    [id],
  );
  const state = rows[0] as {
    status: string;
    stage: number;
    stages: number;
    byte_size: number;
    key: string | null;
    photos: number[];
  };
  return { ...state, bytes: state.key ? await store.get(state.key) : null };
}

/** The waiting jobs of a task, as payloads. */
export async function jobsOf({ owner }: TestDatabase, task: string): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [task],
  );
  return rows.map(({ payload }) => payload);
}
