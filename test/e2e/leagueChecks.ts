/** Checks of one sponsorship of the demo's league, for tests of payments. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '../harness/browser.ts';
import { type Setup, until, type Visitor } from './setup.ts';

type Check = { id: number; state: string; number: number; amount: string; replaces_id: number | null };

/** Finds a sponsorship whose league has an address, with money for checks; their memos begin with `memo`. */
export async function leagueChecks(setup: Setup, memo: string) {
  const { rows } = setup;
  const userId = async (name: string) =>
    (await rows<{ id: number }>('select id from app_public.users where email = $1', [`${name}@sideline.test`]))[0]
      ?.id ?? 0;
  const [offer] = await rows<{ id: number }>(
    `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     join app_public.organization_users m on m.organization_id = g.id
     where m.user_id = $1 and o.status = 'confirmed' and g.mailing_address_id is not null order by o.id limit 1`,
    [await userId('league')],
  );
  if (!offer) throw new Error('The demo has no confirmed offer of its league with an address.');
  await rows('update app_public.offers set value = 2000000 where id = $1', [offer.id]);
  const checks = () =>
    rows<Check>(
      `select id, state::text as state, number, amount, replaces_id from app_public.checks
       where offer_id = $1 and memo like $2 || '%' order by id`,
      [offer.id, memo],
    );
  return {
    offerId: offer.id,
    rows,
    checks,
    /** Waits until the checks have these states, in the order in which they were written. */
    statesAre: (...states: string[]) =>
      until(async () => (await checks()).map(({ state }) => state).join() === states.join()),
    write: async (author: 'admin' | 'superadmin', amount: string, rest: string) => {
      const persona = { role: author, userId: await userId(author) };
      await setup.db.as(persona, (client) =>
        client.query('select app_public.create_check($1, $2, $3)', [offer.id, amount, `${memo} ${rest}`]),
      );
    },
    /** Opens the register, filtered to those of these checks that are in a given state. */
    open: (page: Visitor, state: string) =>
      page.goto(`${setup.server.url}/checks?filter=${encodeURIComponent(JSON.stringify({ state, q: memo }))}`),
    /** Opens the league's page and waits until it shows the text. */
    reads: async (page: Visitor, text: RegExp) => {
      await page.goto(`${setup.server.url}/organization-dashboard/sponsorship/${offer.id}`);
      await page.getByText(text).first().waitFor();
    },
  };
}

/** Removes the demo's bank with what it paid, so that a test adds its own. */
export const removeBank = ({ db }: Setup) =>
  db.owner.query(`
    delete from app_public.closed_months;
    delete from app_public.bank_lines;
    delete from app_public.bank_statements;
    update app_public.check_settings set tracked_from = null;
    update app_public.checks set cleared_on = null, cleared_amount = null, valid_until = null where valid_until is not null;
    update app_public.check_runs set format_id = null where format_id is not null;
    delete from app_public.positive_pay_formats`);

/** Clicks and returns the text of the downloaded file, which SIDELINE_PICTURES keeps. */
export async function downloadedBy(button: Locator, encoding: BufferEncoding = 'utf8'): Promise<string> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  const folder = process.env.SIDELINE_PICTURES;
  if (folder) await file.saveAs(`${folder}/${file.suggestedFilename()}`);
  return readFile(await file.path(), encoding);
}
