import pg from 'pg';
import { context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { entryStatement } from '../../database/entry.ts';
import type { Query } from '../../database/pool.ts';
import { notFound } from '../../http/errors.ts';
import { type LoginViewer, settingsOf } from '../../viewer.ts';
import { requireStaff } from './renderForStaff.ts';

interface Asked {
  userId: number;
  recordType: string;
  recordId: number;
}

/** No grant on the table, or no such table: explain_access says which. */
const UNREADABLE = new Set(['42501', '42P01', '42703']);

/** Whether a user selects a row: tried in a read-only savepoint under the user's own role and claims, which ends with it. */
async function selects(query: Query, person: LoginViewer, { recordType, recordId }: Asked, timeout: number) {
  await query('savepoint person');
  try {
    await query('set transaction read only');
    const entry = entryStatement(settingsOf(person, timeout));
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

/** explainAccess: whether a person of the portal sees a record, and if not, which policy asks for which missing fact. */
export const AccessPlugin = extendSchema({
  typeDefs: gql`
    """A row-level security policy that lets the person's role see records of this kind."""
    type AccessPolicy {
      name: String!
      """Whom it shows what."""
      description: String!
    }
    """What would have to be otherwise for the person to see the record; the ids are of the records to change."""
    type MissingFact {
      code: String!
      message: String!
      organizationId: Int
      sponsorId: Int
      campaignId: Int
      offerId: Int
    }
    type AccessExplanation {
      """Found out by selecting the record under the person's own role."""
      visible: Boolean!
      person: String!
      role: UserRole!
      record: String!
      policies: [AccessPolicy!]!
      missing: [MissingFact!]!
    }
    extend type Query {
      """
      Why a user of an organization or a sponsor sees a record or not; recordType is a table's name; staff only. Errors:
      SL403, SL404 userId or recordId, SL422 recordType.
      """
      explainAccess(userId: Int!, recordType: String!, recordId: Int!): AccessExplanation!
    }
  `,
  objects: {
    Query: {
      plans: {
        explainAccess(_$root: unknown, args: FieldArgs) {
          const given = ['userId', 'recordType', 'recordId'].map((name) => args.getRaw(name));
          return lambda(
            [...given, context()] as never,
            async ([userId, recordType, recordId, { services, viewer }]: [number, string, number, Grafast.Context]) => {
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
} as never);
