/** Tries statements as a persona and rolls them back. */
import type pg from 'pg';
import type { Persona, TestDatabase } from '../../harness/database.ts';
import type { FullFixture } from '../../harness/fullFixture.ts';
import type { VisitorRole } from './rules.ts';

/** How each role gets access to a fixture: by login or by link. */
export const personaOf: Record<
  VisitorRole,
  (fixture: FullFixture, staff: Record<'admin' | 'superadmin', number>) => Persona
> = {
  anonymous: () => 'anonymous',
  organization: (fixture) => ({ role: 'organization', userId: fixture.member }),
  treasurer: (fixture) => ({ role: 'organization', userId: fixture.treasurer }),
  helper: (fixture) => ({ role: 'organization', userId: fixture.helper }),
  sponsor: (fixture) => ({ role: 'sponsor', userId: fixture.sponsorUser }),
  admin: (_, staff) => ({ role: 'admin', userId: staff.admin }),
  superadmin: (_, staff) => ({ role: 'superadmin', userId: staff.superadmin }),
  offer_link: (fixture) => ({ link: 'offer', id: fixture.offer }),
  application_link: (fixture) => ({
    link: 'application',
    id: fixture.organization,
    organization_id: fixture.organization,
    offer_id: fixture.offer,
    campaign_id: fixture.campaign,
    season: fixture.season,
    year: fixture.year,
  }),
  onboarding_link: (fixture) => ({ link: 'league', id: fixture.organization }),
  deadline_link: (fixture) => ({ link: 'deadline', id: fixture.deadline }),
  forwarded_task_link: (fixture) => ({ link: 'forwarded_task', id: fixture.forwardedTask }),
  campaign_link: (fixture) => ({ link: 'campaign', id: fixture.campaign }),
  season_link: (fixture) => ({ link: 'season', id: fixture.sponsor, season: fixture.season, year: fixture.year }),
};

/** Replaces {organization} and similar placeholders with the fixture's ids. */
export const filled = (text: string, fixture: FullFixture): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(fixture[name as keyof FullFixture]));

/** The outcome of a statement: the affected rows, or the SQLSTATE with which it was refused. */
export type Outcome = { touched: number } | { refused: string; message: string };

export type Probe = {
  /** Runs one statement and rolls it back. */
  attempt(statement: string): Promise<Outcome>;
  rows(query: string): Promise<Record<string, unknown>[]>;
};

/** Runs work as a persona in a transaction that is rolled back. */
export async function probing(
  db: TestDatabase,
  persona: Persona,
  work: (probe: Probe) => Promise<void>,
): Promise<void> {
  const takenBack = new Error('taken back');
  const probeWith = (client: pg.PoolClient): Probe => ({
    rows: async (query) => (await client.query(query)).rows,
    async attempt(statement) {
      await client.query('savepoint attempt');
      try {
        return { touched: (await client.query(statement)).rowCount ?? 0 };
      } catch (error) {
        const { code, message } = error as pg.DatabaseError;
        return { refused: code ?? 'no code', message };
      } finally {
        await client.query('rollback to savepoint attempt');
      }
    },
  });
  await db
    .as(persona, async (client) => {
      await work(probeWith(client));
      throw takenBack;
    })
    .catch((error) => {
      if (error !== takenBack) throw error;
    });
}
