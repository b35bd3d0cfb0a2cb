import type { Request, RequestHandler } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { idOf, viewerOf } from '../http/input.ts';
import { namePart } from '../shared/text/fileName.ts';
import type { ListedOffer } from './wordDocument.ts';

/** A Word table with more rows is slow. */
const MAX_ROWS = 5000;

const OFFERS = `
  select o.status::text, o.value, p.name as property, g.name as organization, p.city, p.state,
    p.number_of_players as players
  from app_public.offers o
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  join app_public.organizations g on g.id = o.organization_id
  where o.campaign_id = $1 and (cardinality($2::app_public.offer_status[]) = 0 or o.status = any ($2::app_public.offer_status[]))
  order by o.status, g.name, p.name, o.id limit ${MAX_ROWS}`;

/**
 * GET /sponsorable_property_lists/{id}.docx and /league_lists/{id}.docx?statuses[]=: the campaign's sponsorable
 * properties with these offer statuses (default: all), as a Word file named after the campaign; staff only (S-083,
 * S-433).
 */
export function installWordLists({ express, database }: ServerContext): void {
  const answer: RequestHandler = async (req, res) => {
    const id = idOf(/^(\d+)\.docx$/.exec(String(req.params.file))?.[1], 'id');
    const statuses = statusesOf(req);
    const { campaign, offers } = await database.as(viewerOf(req), async (query) => {
      const [found] = await query<{ name: string; sponsor: string }>(
        `select c.name, s.name as sponsor from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
         where c.id = $1`,
        [id],
      );
      if (!found) throw notFound('There is no such campaign.');
      return { campaign: found, offers: await query<ListedOffer & Record<string, unknown>>(OFFERS, [id, statuses]) };
    });
    const { wordList } = await import('./wordDocument.ts'); // large, and rarely needed
    const bytes = await wordList(`${campaign.sponsor}: ${campaign.name}`, offers, MAX_ROWS);
    res.attachment(`${namePart(campaign.name)} sponsorable properties.docx`);
    res.type('application/vnd.openxmlformats-officedocument.wordprocessingml.document').send(bytes);
  };
  express.get('/sponsorable_property_lists/:file', only('admin'), answer);
  express.get('/league_lists/:file', only('admin'), answer);
}

/** The statuses of the query, written `statuses[]=` or `statuses=`; the database validates them. */
function statusesOf({ query }: Request): string[] {
  const given = query['statuses[]'] ?? query.statuses ?? [];
  return [given].flat(2).filter((value): value is string => typeof value === 'string' && value !== '');
}
