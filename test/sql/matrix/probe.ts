/** Tries statements as a persona and takes them back. */
import type pg from 'pg';
import type { Persona, TestDatabase } from '../../harness/database.ts';
import type { World } from '../../harness/worlds.ts';
import type { VisitorRole } from './rules.ts';

/** How each role comes to a world: by login or by link. */
export const personaOf: Record<VisitorRole, (world: World, staff: Record<'admin' | 'superadmin', number>) => Persona> =
  {
    anonymous: () => 'anonymous',
    organization: (world) => ({ role: 'organization', userId: world.member }),
    sponsor: (world) => ({ role: 'sponsor', userId: world.sponsorUser }),
    admin: (_, staff) => ({ role: 'admin', userId: staff.admin }),
    superadmin: (_, staff) => ({ role: 'superadmin', userId: staff.superadmin }),
    offer_link: (world) => ({ link: 'offer', id: world.offer }),
    application_link: (world) => ({
      link: 'application',
      id: world.organization,
      organization_id: world.organization,
      offer_id: world.offer,
      campaign_id: world.campaign,
      season: world.season,
      year: world.year,
    }),
    onboarding_link: (world) => ({ link: 'league', id: world.organization }),
    deadline_link: (world) => ({ link: 'deadline', id: world.deadline }),
    campaign_link: (world) => ({ link: 'campaign', id: world.campaign }),
    season_link: (world) => ({ link: 'season', id: world.sponsor, season: world.season, year: world.year }),
  };

/** Fills {organization} and the like with the world's ids. */
export const filled = (text: string, world: World): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(world[name as keyof World]));

/** What became of a statement: the rows it touched, or the SQLSTATE that refused it. */
export type Outcome = { touched: number } | { refused: string; message: string };

export type Probe = {
  /** Runs one statement and takes it back. */
  attempt(statement: string): Promise<Outcome>;
  rows(query: string): Promise<Record<string, unknown>[]>;
};

/** Runs work as a persona in a transaction that is taken back. */
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
