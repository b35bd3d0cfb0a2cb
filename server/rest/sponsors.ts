import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { bodyOf, idOf, textOf, viewerOf, yearOf } from '../http/input.ts';

/** POST /sponsors and POST /sponsors/{sponsorId}/campaigns; staff only (S-045, S-048). */
export function installSponsors({ express, database }: ServerContext): void {
  /** {name} → the sponsor. */
  express.post('/sponsors', only('admin'), async (req, res) => {
    const { name } = bodyOf(req, 'sponsor');
    const [sponsor] = await database.as(viewerOf(req), (query) =>
      query('insert into app_public.sponsors (name) values ($1) returning id, name', [textOf(name)]),
    );
    res.status(201).json(sponsor);
  });

  /**
   * {name, season, year, starts_at, ends_at, sponsor_id} → the campaign; missing dates default to the season's quarter.
   */
  express.post('/sponsors/:sponsorId/campaigns', only('admin'), async (req, res) => {
    const input = bodyOf(req, 'campaign');
    const [campaign] = await database.as(viewerOf(req), (query) =>
      query(
        `insert into app_public.campaigns (sponsor_id, name, season, year, starts_at, ends_at)
         values ($1, $2, $3::app_public.season, $4, $5, $6)
         returning id, sponsor_id, name, season, year, status, starts_at, ends_at`,
        [
          idOf(req.params.sponsorId, 'sponsorId'),
          textOf(input.name),
          textOf(input.season),
          yearOf(input.year, 'year'),
          textOf(input.starts_at),
          textOf(input.ends_at),
        ],
      ),
    );
    res.status(201).json(campaign);
  });
}
