import { expect, it } from '@jest/globals';
import { accessibilityViolations } from '../../../harness/browser.ts';
import { choose, until } from '../../setup.ts';
import { PLACE, PROGRAM, type Season } from './season.ts';

/** A league is found for the campaign: its place and program, targeting, and the chosen prospect. Each step depends on the previous ones. */
export function leagueIsFound(season: Season): void {
  it(
    '[B-035 B-037] an organization is found among a thousand and opened',
    season.step(async () => {
      const { setup, staff, organization } = season;
      await staff.goto(`${setup.server.url}/organizations`);
      await staff.getByRole('heading', { name: /^Search 1,0\d\d Organizations$/ }).waitFor();
      await staff.getByRole('searchbox', { name: 'Name, location, website or email' }).fill(organization.name);
      await staff.getByRole('table').getByRole('link', { name: organization.name, exact: true }).first().click();
      await staff.getByRole('heading', { name: organization.name }).waitFor();
    }),
  );

  it(
    '[B-107 B-109 B-111] a play location is picked from suggestions by ZIP',
    season.step(async () => {
      const { setup, staff, organization, one } = season;
      await staff.goto(`${setup.server.url}/organizations/${organization.id}/locations`);
      await staff.getByRole('button', { name: 'Add A Play Location' }).first().click();
      const modal = staff.getByRole('dialog');
      await modal.getByLabel('Nickname').fill(PLACE);
      await modal.getByLabel('Address').fill('78704');
      expect(await modal.getByRole('button', { name: 'Add play location' }).isDisabled()).toBe(true);
      await staff.getByRole('option', { name: 'Austin, TX 78704' }).click();
      await modal.getByRole('button', { name: 'Add play location' }).click();
      await staff.getByText(PLACE).first().waitFor();
      expect(
        await one(
          `select city, state, zipcode, lat is not null as located from app_public.play_locations where nickname = $1`,
          [PLACE],
        ),
      ).toEqual({ city: 'Austin', state: 'TX', zipcode: '78704', located: true });
    }),
  );

  it(
    '[B-127 B-128 B-134] a program is added that plays there',
    season.step(async () => {
      const { setup, staff, organization, inDays } = season;
      await staff.goto(`${setup.server.url}/organizations/${organization.id}/program`);
      await staff.getByRole('button', { name: 'Add Sponsorable Property' }).first().click();
      const modal = staff.getByRole('dialog');
      await modal.getByLabel('Name').fill(PROGRAM);
      await choose(modal.getByRole('combobox', { name: 'Season' }), 'Spring');
      await choose(modal.getByRole('combobox', { name: 'Sport' }), 'Soccer');
      await choose(modal.getByRole('combobox', { name: 'Competitiveness' }), 'Recreational');
      for (const box of await modal.getByRole('group', { name: 'Play locations' }).getByRole('checkbox').all())
        await box.uncheck();
      await modal.getByLabel(PLACE).check();
      await modal.getByLabel('Number of players').fill('412');
      await modal.getByLabel('First game').fill(await inDays(10));
      await modal.getByLabel('Last game').fill(await inDays(100));
      await modal.getByRole('button', { name: 'Add', exact: true }).click();
      await staff.getByRole('row', { name: new RegExp(PROGRAM) }).waitFor();
    }),
  );

  it(
    '[B-243 B-244 B-278] targeting narrows by state, sport and players',
    season.step(async () => {
      const { setup, staff, campaignId, one } = season;
      await staff.goto(`${setup.server.url}/campaign-targeting/${campaignId}`);
      // the program's dates are relative to today and may be in another year than the campaign's [T2]
      await staff.getByRole('switch', { name: 'Any season' }).click();
      await until(() => one(`select from app_public.campaigns where id = ${campaignId} and any_season`));
      const add = async (kind: string) => {
        await staff.getByRole('button', { name: 'Add Filter' }).click();
        await staff.getByRole('menuitem', { name: kind }).click();
      };
      const save = async () => {
        await staff.getByRole('button', { name: 'Save', exact: true }).click();
        await staff.getByRole('button', { name: /^(Save|Saving...)$/ }).waitFor({ state: 'detached' });
      };
      await add('State');
      await staff.getByRole('combobox', { name: 'State' }).click();
      await staff.getByRole('option', { name: 'Texas' }).click();
      await save();
      await add('Sports');
      await staff.getByLabel('Soccer', { exact: true }).check();
      await save();
      await add('Number of Players');
      await staff.getByLabel('At least').fill('300');
      await save();
      const expected = await one<{ count: number; median: number }>(
        `select count(*)::int, percentile_cont(0.5) within group (order by number_of_players) as median
       from app_public.sponsorable_properties p join app_public.sports s on s.id = p.sport_id
       where p.state = 'TX' and s.name = 'Soccer' and number_of_players >= 300 and data_confidence not in ('ended', 'not_a_good_fit')`,
      );
      await staff.getByRole('tab', { name: new RegExp(`^${expected.count} Sponsorable Propert`) }).waitFor();
      await staff.getByText(new RegExp(`Median Number of Players:\\s*${Math.round(expected.median)}`)).waitFor();
    }),
  );

  it(
    '[B-287 B-289 B-294] and by a radius around a place',
    season.step(async () => {
      const { staff, organization, one } = season;
      await staff.getByRole('button', { name: 'Add Filter' }).click();
      await staff.getByRole('menuitem', { name: 'Target Locations' }).click();
      await staff.getByRole('dialog').getByLabel('Name').fill('Around the bakery');
      await staff.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await staff.getByRole('button', { name: 'Add zips' }).click();
      const modal = staff.getByRole('dialog');
      await modal.getByRole('textbox').first().fill('78701');
      await modal.getByRole('button', { name: /^Add/ }).first().click();
      await modal
        .getByRole('button', { name: /Done|Close/ })
        .first()
        .click();
      await staff.getByRole('tab', { name: /Sponsorable Propert/ }).click();
      await staff.getByRole('checkbox', { name: `Select ${PROGRAM}, ${organization.name}` }).waitFor();
      const near = await one<{ count: number }>(
        `select count(*)::int from app_public.sponsorable_properties p join app_public.sports s on s.id = p.sport_id, app_public.zip_codes z
       where z.zip = '78701' and p.state = 'TX' and s.name = 'Soccer' and number_of_players >= 300
         and data_confidence not in ('ended', 'not_a_good_fit')
         and 3958.8 * acos(least(1, sin(radians(z.lat)) * sin(radians(p.lat)) + cos(radians(z.lat)) * cos(radians(p.lat)) * cos(radians(p.lon - z.lon)))) <= 25`,
      );
      await staff.getByRole('tab', { name: new RegExp(`^${near.count} Sponsorable Propert`) }).waitFor();
      expect(await accessibilityViolations(staff)).toEqual([]);
    }),
  );

  it(
    '[B-333 B-335] the chosen property is added to the campaign as a prospect',
    season.step(async () => {
      const { staff, campaignId, organization, one, offer } = season;
      await staff.getByRole('checkbox', { name: `Select ${PROGRAM}, ${organization.name}` }).click();
      await staff.getByRole('button', { name: 'Add selected (1)' }).click();
      await staff
        .getByText(/Prospecting/)
        .first()
        .waitFor();
      season.offerId = (
        await until(() =>
          one<{ id: number } | undefined>(`select id from app_public.offers where campaign_id = $1`, [campaignId]),
        )
      )?.id as number;
      expect((await offer()).status).toBe('prospecting');
    }),
  );

  it(
    '[B-322 S-271] it is marked as qualified',
    season.step(async () => {
      const { setup, staff, campaignId, organization, offer } = season;
      await staff.goto(`${setup.server.url}/prospect-campaign/${campaignId}`);
      await staff.getByRole('checkbox', { name: `Select ${PROGRAM}, ${organization.name}` }).click();
      await staff.getByRole('button', { name: 'Mark as Qualified' }).click();
      await staff.getByRole('dialog').getByRole('button', { name: 'Mark as Qualified' }).click();
      await until(async () => (await offer()).status === 'qualified');
      await staff.getByRole('checkbox', { name: /^Qualified 1$/ }).waitFor();
    }),
  );
}
