import { loadOneWithPgClient, type PgClient, type PgExecutor } from 'postgraphile/@dataplan/pg';
import { context, lambda } from 'postgraphile/grafast';
import { type Change, watchChange } from '../../database/change.ts';
import { stepsOf } from './steps.ts';

declare global {
  namespace Grafast {
    interface Context {
      /** The change of the current or latest mutation field; fields of one document run one after the other. */
      change?: Change & { layer: object };
      /** What each change of the request runs before it is committed. */
      beforeCommit?: Change['beforeCommit'];
    }
  }
}

/** The given transactions that wrote anything, null for the others. */
async function written(client: PgClient, ids: readonly (string | null)[]): Promise<(string | null)[]> {
  const { rows } = await client.query<{ written: string | null }>({
    text: `select app_public.written_change(i.id) as written
      from unnest($1::text[]) with ordinality i (id, position) order by i.position`,
    values: [ids],
  });
  return rows.map((row) => row.written);
}

/** Executes a step of a mutation and records its transaction. */
async function noting<T extends readonly unknown[]>(
  settings: object,
  change: Change,
  execute: () => PromiseLike<T> | T,
) {
  const end = watchChange(settings, change);
  try {
    const results = await execute();
    await Promise.allSettled(results); // one promise per row
    return results;
  } finally {
    end();
  }
}

/**
 * `changeId` of every mutation's payload: the id of the transaction, under which the audit log has its rows; null if it
 * wrote none.
 */
export const ChangeIdPlugin: GraphileConfig.Plugin = {
  name: 'SidelineChangeIdPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { Self }) {
        if (!Self.name.endsWith('Payload')) return fields;
        const executor = build.input.pgRegistry.pgExecutors.main as PgExecutor;
        const changeId = {
          type: build.graphql.GraphQLString,
          description: 'The id of the change in the audit log; null if nothing was written.',
          // depends on the payload, so that it is read after the mutation
          plan: ($payload: unknown) =>
            loadOneWithPgClient(
              executor,
              lambda(
                stepsOf<[unknown, Grafast.Context]>($payload, context()),
                ([, { change }]) => change?.transactionId ?? null,
              ),
              written,
            ),
        };
        return build.extend(fields, { changeId } as never, 'Sideline change ids');
      },
    },
  },
  grafast: {
    middleware: {
      executeStep(next, { step, args }) {
        const visitor = args.contextValue as Grafast.Context | undefined;
        if (!step.hasSideEffects || !visitor?.pgSettings) return next();
        // steps of one mutation field share its layer
        const layer = (step as unknown as { layerPlan: object }).layerPlan;
        const change =
          visitor.change?.layer === layer
            ? visitor.change
            : { layer, transactionId: null, request: visitor.viewer?.request, beforeCommit: visitor.beforeCommit };
        visitor.change = change;
        return noting(visitor.pgSettings, change, next) as ReturnType<typeof next>;
      },
    },
  },
};
