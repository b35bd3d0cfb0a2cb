/** How tests of targeting write a campaign's filters. */
import type { Row } from '../harness/factories.ts';
import type { Ask } from './support.ts';

/** A filter written as staff write it. */
export const filtering =
  (ask: Ask) =>
  async (campaign: Row, type: string, parameters: Row = {}): Promise<Row> =>
    (
      await ask(
        'insert into app_public.search_filters (campaign_id, type, parameters) values ($1, $2, $3) returning *',
        [campaign.id, type, parameters],
      )
    )[0] as Row;
