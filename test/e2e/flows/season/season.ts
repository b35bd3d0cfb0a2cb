/** The state that the steps of the journey share: their pages, and the records that earlier steps created. */
import { createSetup, inOrder, type Setup, type Visitor } from '../../setup.ts';

export const SPONSOR = 'Copperleaf Bakery';
export const CAMPAIGN = 'Bread For The Bench';
export const PROGRAM = 'Spring Recreational Soccer';
export const PLACE = 'Creekside Fields';
export const VOLUNTEER = 'dana.whitlock@harborhills.test';

/** The state of one season. Call `begin` first; its functions may be destructured. */
export class Season {
  setup!: Setup;
  staff!: Visitor;
  phone!: Visitor;
  organization!: { id: number; name: string; contact_email: string };
  campaignId = 0;
  campaignUrl = '';
  offerId = 0;
  offerLink = '';

  rows: Setup['rows'] = (sql, values) => this.setup.rows(sql, values);
  one = async <T>(sql: string, values: unknown[] = []): Promise<T> => (await this.rows<T>(sql, values))[0] as T;
  /** The date a number of days from today, in the format of date fields. */
  inDays = async (days: number): Promise<string> =>
    (await this.one<{ day: string }>('select (app_private.today() + $1::int)::text as day', [days])).day;
  offer = () =>
    this.one<{ status: string; value: string | null; season_start: string | null }>(
      'select status, value, season_start::text from app_public.offers where id = $1',
      [this.offerId],
    );
  step = inOrder(() => this.setup);

  /** Starts the setup and chooses the league: one that can be emailed, without a shipping address and without users. */
  async begin(): Promise<void> {
    this.setup = await createSetup();
    this.staff = await this.setup.visitor({ width: 1440 });
    this.organization = await this.one(
      `select g.id, g.name, g.contact_email from app_public.organizations g
       where g.can_receive_emails and g.contact_email not like '%,%' and g.state = 'TX' and g.shipping_address_id is null
         and not exists (select from app_public.organization_users m where m.organization_id = g.id)
       order by g.id limit 1`,
    );
  }
}
