import pg from 'pg';
import { context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import type { Query } from '../../database/pool.ts';
import { sessionStatement } from '../../database/sessionContext.ts';
import { notFound } from '../../http/errors.ts';
import { type LoginViewer, settingsOf } from '../../viewer.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { requireStaff } from './renderForStaff.ts';

interface Asked {
  userId: number;
  recordType: string;
  recordId: number;
}

/** No grant on the table, or no such table; explain_access reports which. */
const UNREADABLE = new Set(['42501', '42P01', '42703']);

/**
 * True if a user can select a row: tried in a read-only savepoint with the user's own role and claims, which is rolled
 * back.
 */
async function selects(query: Query, person: LoginViewer, { recordType, recordId }: Asked, timeout: number) {
  await query('savepoint person');
  try {
    await query('set transaction read only');
    const entry = sessionStatement(settingsOf(person, timeout));
    await query(entry.text, entry.values);
    const table = `app_public.${pg.escapeIdentifier(recordType)}`;
    const [row] = await query<{ visible: boolean }>(`select exists (select from ${table} where id = $1) as visible`, [
      recordId,
    ]);
    return row?.visible === true;
  } catch (error) {
    if (UNREADABLE.has(String((error as { code?: string }).code))) return false;
    throw error;
  } finally {
    await query('rollback to savepoint person');
  }
}

/** explainAccess: whether a portal user sees a record, and if not, which policy needs which missing fact. */
export const AccessPlugin = extendApi({
  typeDefs: gql`
    """A row-level security policy that lets the person's role see records of this kind."""
    type AccessPolicy {
      name: String!
      """Who sees what because of it."""
      description: String!
    }
    """What would have to change for the user to see the record; the ids are of the records to change."""
    type MissingFact {
      code: String!
      message: String!
      organizationId: Int
      sponsorId: Int
      campaignId: Int
      offerId: Int
    }
    type AccessExplanation {
      """Determined by selecting the record with the user’s own role."""
      visible: Boolean!
      person: String!
      role: UserRole!
      record: String!
      policies: [AccessPolicy!]!
      missing: [MissingFact!]!
    }
    extend type Query {
      """
      Why a user of an organization or a sponsor can or cannot see a record; recordType is a table's name; staff only. Errors:
      SL403, SL404 userId or recordId, SL422 recordType.
      """
      explainAccess(userId: Int!, recordType: String!, recordId: Int!): AccessExplanation!
    }
  `,
  objects: {
    Query: {
      plans: {
        explainAccess(_$root: unknown, args: FieldArgs) {
          return lambda(
            stepsOf<[number, string, number, Grafast.Context]>(
              args.getRaw('userId'),
              args.getRaw('recordType'),
              args.getRaw('recordId'),
              context(),
            ),
            async ([userId, recordType, recordId, { services, viewer }]) => {
              const staff = requireStaff(viewer);
              const person = await services.sessions.state(userId);
              const { role } = person ?? {};
              if (role !== 'organization' && role !== 'sponsor')
                throw notFound('There is no such user of an organization or a sponsor.', 'userId');
              const asked = { userId, recordType, recordId };
              const login: LoginViewer = { type: 'login', role, userId, email: '', scopeOfferId: null, expires: 0 };
              let visible = false;
              const [row] = await services.database.as(
                staff,
                (query) =>
                  query<{ answer: unknown }>('select app_public.explain_access($1, $2, $3, $4) as answer', [
                    userId,
                    recordType,
                    recordId,
                    visible,
                  ]),
                async (query) => {
                  visible = await selects(query, login, asked, services.config.statementTimeout);
                  return undefined;
                },
              );
              return row?.answer;
            },
          );
        },
      },
    },
  },
});
