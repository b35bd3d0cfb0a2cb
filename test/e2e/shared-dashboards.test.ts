/** A dashboard that anybody with the link may open, in an installation whose caches may answer it. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { signedPath } from '../harness/linkTokens.ts';
import { createSetup, inOrder, type Setup, until } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let campaign: { id: number; sponsor_id: number; season: string; year: number; name: string };
beforeAll(async () => {
  setup = await createSetup({ EDGE_PURGE_URL: 'http://127.0.0.1:9' });
  [campaign] = (await setup.rows(`
    select c.* from app_public.campaigns c join app_public.offers o on o.campaign_id = c.id
    join app_public.verification_images i on i.offer_id = o.id
    where c.status = 'active' and i.shown_to_sponsor and i.featured group by c.id order by count(*) desc, c.id limit 1`)) as [
    typeof campaign,
  ];
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it.each(['campaign', 'season'] as const)(
  '[T34] the %s page reads a snapshot that caches may answer, asks the API nothing, and is counted once',
  (kind) =>
    step(async () => {
      const { id, sponsor_id, season, year } = campaign;
      const claims = kind === 'campaign' ? { kind, id, v: 1 } : { kind, id: sponsor_id, season, year, v: 1 };
      const record = kind === 'campaign' ? String(id) : `${sponsor_id}:${season}:${year}`;
      const visitor = await setup.visitor();
      const asked: string[] = [];
      visitor.on('request', (request) => {
        const path = new URL(request.url()).pathname.replace(/e[\w-]+\.[\w-]+\.[\w-]+/, 'T');
        if (path === '/graphql') asked.push(JSON.parse(request.postData() ?? '{}').operationName);
        else if (path.startsWith('/dashboards/'))
          asked.push(`${request.method()} ${path.replace(/\/[\w-]{22}$/, '/V')}`);
      });
      await visitor.goto(setup.server.url + signedPath(claims));
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await visitor.mouse.wheel(0, 20_000);
      await until(async () => visitor.openRequests.size === 0);
      expect(asked).toEqual(['GET /dashboards/T', 'GET /dashboards/T/V', 'POST /dashboards/T/views']);
      const pictures = await visitor
        .locator('img[src*="/files/"]')
        .evaluateAll((images) => (images as HTMLImageElement[]).map(({ src, naturalWidth }) => [src, naturalWidth]));
      if (kind === 'campaign') expect(pictures.length).toBeGreaterThan(0);
      for (const [src] of pictures) expect(src).toContain('&edge=1');
      await until(async () => {
        const [views] = await setup.rows<{ n: number }>(
          'select count(*)::int as n from app_private.link_views where kind = $1 and record_id = $2',
          [kind, record],
        );
        return views?.n;
      });
      expect(visitor.errors).toEqual([]);
      await visitor.context().close();
    })(),
);
