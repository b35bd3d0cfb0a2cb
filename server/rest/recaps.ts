import type { Request, Response } from 'express';
import { stateName } from '../../ui/address/address.ts';
import { photoAbsences } from '../../ui/delivery.ts';
import { dateOf } from '../../ui/formats.ts';
import type { ServerContext } from '../context.ts';
import { xlsxOf } from '../exports/xlsx.ts';
import { notFound } from '../http/errors.ts';
import { idOf, viewerOf } from '../http/input.ts';
import { sendStream } from '../http/sendStream.ts';
import { countLinkView } from '../links/views.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { readRecapShare } from '../shared/links/recapShare.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { namePart } from '../shared/text/fileName.ts';
import type { Viewer } from '../viewer.ts';

interface RecapFile extends Record<string, unknown> {
  storage_key: string;
  content_type: string;
  format: string;
  name: string;
  made_at: Date;
  image_ids: number[];
}

interface SharedRecap extends Record<string, unknown> {
  recap_id: number;
  state: 'open' | 'expired' | 'revoked';
  expires_at: Date;
  title: string;
  sponsor: string;
  format: 'pdf' | 'pptx';
  status: string;
  made_at: Date | null;
  byte_size: number | null;
  link_kind: 'campaign' | 'season';
  link_id: number;
  link_season: string | null;
  link_year: number | null;
}

/** What a recap is of, as the claims of its dashboard's link. */
type DashboardClaims = Pick<SharedRecap, 'link_kind' | 'link_id' | 'link_season' | 'link_year'>;

const GONE = 'This recap is no longer here.';

/**
 * GET /recaps/{id}/file: the file of a recap that the viewer sees. GET /recap-shares/{token}: what a link to a recap
 * shows and whether it is open, expired or revoked; POST /recap-shares/{token}/views: counts a person's view, posted by
 * the page; GET /recap-shares/{token}/file: its file while it is open. leagues.xlsx instead of file: the recap's appendix, the list
 * of its leagues as the dashboard shows it now. The state is checked on each request and nothing is cached, so a file
 * ends with its link and with each of its photos. Errors: SL401, SL404, SL429 if too many are downloading.
 */
export function installRecaps(app: ServerContext & { store: FileStore }): void {
  const { express, database, config } = app;

  const ownOf = async (req: Request) => {
    const viewer = viewerOf(req);
    const id = idOf(req.params.id, 'id');
    const [seen] = await database.as(viewer, (query) =>
      query<DashboardClaims & Record<string, unknown>>(
        `select case when campaign_id is null then 'season' else 'campaign' end as link_kind, coalesce(campaign_id, sponsor_id) as link_id,
           season::text as link_season, year as link_year from app_public.recaps where id = $1`,
        [id],
      ),
    );
    if (!seen) throw notFound(GONE);
    return { id, viewer, dashboard: dashboardViewer(seen) };
  };

  express.get('/recaps/:id/file', async (req, res) => {
    const { id, viewer } = await ownOf(req);
    await sendRecap(app, res, id, viewer);
  });

  const semaphore = new Semaphore(2, 8, 'Others are downloading right now. Please try again in a few seconds.');
  express.get('/recaps/:id/leagues.xlsx', async (req, res) => {
    const { id, dashboard } = await ownOf(req);
    await semaphore.run(() => sendLeagues(app, res, id, dashboard));
  });

  const sharedOf = async (req: Request): Promise<{ id: number; shared: SharedRecap }> => {
    const id = readRecapShare(String(req.params.token), config.secrets);
    const [shared] = id ? await database.asServer<SharedRecap>('select * from app_private.shared_recap($1)', [id]) : [];
    if (!id || !shared) throw notFound('There is no such link.');
    return { id, shared };
  };

  express.get('/recap-shares/:token', async (req, res) => {
    const { title, sponsor, format, state, expires_at, made_at, byte_size } = (await sharedOf(req)).shared;
    const open = state === 'open';
    res.set('Cache-Control', 'no-store').json({
      state,
      expiresAt: expires_at,
      ...(open ? { title, sponsor, format, madeAt: made_at, byteSize: byte_size } : {}),
    });
  });

  express.post('/recap-shares/:token/views', async (req, res) => {
    const { id, shared } = await sharedOf(req);
    if (shared.state === 'open')
      await countLinkView(app, 'recap', String(id), { address: req.ip ?? '', userAgent: req.get('user-agent') ?? '' });
    res.json({ recorded: shared.state === 'open' });
  });

  const openOf = async (req: Request): Promise<SharedRecap> => {
    const { shared } = await sharedOf(req);
    if (shared.state !== 'open') throw notFound('This link has ended.');
    return shared;
  };

  express.get('/recap-shares/:token/file', async (req, res) => {
    const shared = await openOf(req);
    await sendRecap(app, res, shared.recap_id, dashboardViewer(shared));
  });

  express.get('/recap-shares/:token/leagues.xlsx', async (req, res) => {
    const shared = await openOf(req);
    await semaphore.run(() => sendLeagues(app, res, shared.recap_id, dashboardViewer(shared)));
  });
}

/** A viewer who opens a link to a recap sees only what its dashboard's link shows. */
const dashboardViewer = ({ link_kind, link_id, link_season, link_year }: DashboardClaims): Viewer => ({
  type: 'link',
  expires: null,
  claims: {
    kind: link_kind,
    id: link_id,
    v: 1,
    ...(link_season === null || link_year === null ? {} : { season: link_season, year: link_year }),
  },
});

/**
 * Sends the file that is kept, and records that the viewer downloads its photos. 404 if there is none, or if the viewer
 * may not see one of its photos.
 */
async function sendRecap(
  { database, log, store }: ServerContext & { store: FileStore },
  res: Response,
  recapId: number,
  viewer: Viewer,
): Promise<void> {
  const [file] = await database.asServer<RecapFile>('select * from app_private.recap_file($1)', [recapId]);
  if (!file) throw notFound(GONE);
  const [seen] = await database.as(viewer, (query) =>
    query<{ ids: number[] }>(`select app_public.record_photo_downloads($1, 'recap') as ids`, [file.image_ids]),
  );
  const opened = seen?.ids.length === file.image_ids.length ? await store.open(file.storage_key) : null;
  if (!opened) throw notFound(GONE);
  const day = dateOf(file.made_at);
  res.attachment(`${namePart(file.name)} recap ${day}.${file.format}`).set({
    'Content-Type': file.content_type,
    'Content-Length': String(opened.size),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  if (res.req.method === 'HEAD') {
    opened.stream.destroy();
    return void res.end();
  }
  await sendStream(res, opened.stream, log, 'a recap was not sent to its end');
}

/** The ids of the leagues of a dashboard, in order; of some of them, each program with its photos by asset, such as "Banner (2)". */
const ORDER = 'order by l.organization_name, l.sponsorable_property_name, l.id';
const IDS = `select l.id from app_public.dashboard_leagues l ${ORDER}`;
const LEAGUES = `
  select l.organization_name, l.sponsorable_property_name, l.sport_name, l.city, l.state, l.number_of_players, p.photos, l.photo_absence
  from app_public.dashboard_leagues l
  left join (
    select n.offer_id, string_agg(n.name || case when n.photos > 1 then ' (' || n.photos || ')' else '' end, ', ' order by n.name) as photos
    from (select offer_id, capability_name as name, count(*) as photos from app_public.dashboard_photos where offer_id = any ($1) group by 1, 2) n
    group by 1) p on p.offer_id = l.id
  where l.id = any ($1) ${ORDER}`;
/** Leagues read at a time. */
const PAGE_SIZE = 1000;
const LABELS = ['League', 'Program', 'Sport', 'City', 'State', 'Players', 'Checked photos'];

interface LeagueRow extends Record<string, unknown> {
  organization_name: string;
  sponsorable_property_name: string;
  sport_name: string | null;
  city: string | null;
  state: string | null;
  number_of_players: number | null;
  photos: string | null;
  photo_absence: string | null;
}

/** Sends the list of leagues of a recap that has a file, as its dashboard shows them now. 404 without one. */
async function sendLeagues({ database, log }: ServerContext, res: Response, recapId: number, dashboard: Viewer) {
  const [file] = await database.asServer<RecapFile>('select * from app_private.recap_file($1)', [recapId]);
  if (!file) throw notFound(GONE);
  const { today, ids } = await database.as(dashboard, async (query) => ({
    today: (await query<{ today: string }>('select app_public.today()::text as today'))[0]?.today,
    ids: (await query<{ id: number }>(IDS)).map(({ id }) => id),
  }));
  async function* rows() {
    for (let start = 0; start < ids.length && !res.closed; start += PAGE_SIZE) {
      const page = [ids.slice(start, start + PAGE_SIZE)];
      for (const row of await database.as(dashboard, (query) => query<LeagueRow>(LEAGUES, page)))
        yield [
          ...[row.organization_name, row.sponsorable_property_name, row.sport_name, row.city],
          row.state && stateName(row.state),
          row.number_of_players,
          row.photos ?? photoAbsences[row.photo_absence ?? 'none'] ?? null,
        ];
    }
  }
  res.attachment(`${namePart(file.name)} leagues ${today}.xlsx`).set('Cache-Control', 'no-store');
  await sendStream(res, xlsxOf(LABELS, rows()), log, 'a list of leagues was not sent to its end');
}
