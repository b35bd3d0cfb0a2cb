/** One database behind a server in production, and a signed-in staff member's pages on it. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { withClient } from '../../../db/client.ts';
import { asEnvironment, type Connections } from '../../../db/instance/connections.ts';
import { installationSecret } from '../../../db/settings.ts';
import { signLogin } from '../../../server/auth/loginToken.ts';
import { tokenKey } from '../../../ui/session.ts';
import { findChromium } from '../../runner/chromium.ts';
import { start, stop } from '../processes.ts';

export interface Side {
  url: string;
  ids: Ids;
  /** Opens an empty signed-in page in a separate browser context, which the caller must close. */
  open(): Promise<Page>;
  stop(): Promise<void>;
}

/** The records that the pages show. */
export interface Ids {
  organization: number;
  /** The campaign with the most offers, and its sponsor. */
  campaign: number;
  sponsor: number;
  offer: number;
}

const IDS = `
  with campaign as (select campaign_id as id, sponsor_id from app_public.offers group by 1, 2 order by count(*) desc, 1 limit 1)
  select c.id as campaign, c.sponsor_id as sponsor,
    (select min(id) from app_public.offers where campaign_id = c.id and status = 'confirmed') as offer,
    (select organization_id from app_public.offers where status in ('prospecting', 'qualified', 'proposed', 'confirmed')
     group by 1 having count(*) = 6 order by 1 limit 1) as organization
  from campaign c`;
const STAFF = `select id, role, email, name, created_at::text from app_public.users where email = 'superadmin@sideline.test'`;

/** Starts the browser that the tests use. */
export async function startChromium(say: (text: string) => void): Promise<Browser> {
  const { path, args } = await findChromium(say);
  return chromium.launch({ executablePath: path, chromiumSandbox: process.getuid?.() !== 0, args });
}

/** Starts a server on a database; stop() ends it. */
export async function startSide(
  browser: Browser,
  connections: Connections,
  port: number,
  filesDir: string,
): Promise<Side> {
  const [ids, { id, ...staff }] = await withClient(connections.owner, 'The bench database', async (client) => [
    (await client.query(IDS)).rows[0],
    (await client.query(STAFF)).rows[0],
  ]);
  const token = signLogin({ ...staff, sub: String(id) }, installationSecret(), Date.now());
  const url = `http://localhost:${port}`;
  const server = await start('server/main.ts', {
    ...asEnvironment(connections),
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    FILES_DIR: filesDir,
    MAIL_FROM: 'Sideline <hello@sideline.test>',
    POSTAL_ADDRESS: 'Sideline, 1 Main Street, Austin, TX 78701',
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  });
  return {
    url,
    ids,
    async open() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(([key, jwt]) => localStorage.setItem(key, jwt), [tokenKey, token] as const);
      return context.newPage();
    },
    stop: () => stop(server),
  };
}

/** Slows the page's processor down by this factor; 1 is normal speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate }); // lasts until the session ends, together with the page
}
