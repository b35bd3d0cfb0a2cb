import { sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg';
import { context, each, type FieldArgs, object, type Step } from 'postgraphile/grafast';
import { parse } from 'postgraphile/graphql';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { type BulkOperation, bulkOperations } from './bulkOperations.ts';
import { updateAll } from './bulkUpdate.ts';
import { snakeCaseKeys } from './patchPlugin.ts';
import { type PlanBuild, resourceOf } from './resource.ts';

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const typeDefsOf = ({ call, records, type, fields }: BulkOperation) => `
  """What many records of ${type} may be given at once; fields that are not given stay as they are."""
  input ${type}BulkPatch { ${fields} }
  input ${upperFirst(call)}Input { clientMutationId: String ids: [Int!]! versions: [Int!] patch: ${type}BulkPatch! }
  type ${upperFirst(call)}Payload { clientMutationId: String ${records}: [${type}!]! }
  extend type Mutation {
    """
    Updates up to 1,000 records with the same values, under the rules of the single update: all or none. \`versions\`
    are those that were read, in the order of \`ids\`; a record that was changed since is refused (SL409). On failure,
    \`extensions.failures\` has the id, message, code, field and conflict of each failed record.
    """
    ${call}(input: ${upperFirst(call)}Input!): ${upperFirst(call)}Payload
  }
`;

/** The mutations of bulkOperations. */
export const BulkOperationsPlugin = extendApi((build) => {
  const calls = bulkOperations.filter(({ resource }) => build.pgResources[resource]);
  return {
    typeDefs: parse(calls.map(typeDefsOf).join('')),
    objects: Object.fromEntries([
      ['Mutation', { plans: Object.fromEntries(calls.map((call) => [call.call, mutationPlan(call, build)])) }],
      ...calls.map((call) => [`${upperFirst(call.call)}Payload`, { plans: payloadPlans(call, build) }]),
    ]),
  };
});

type Input = { ids: number[]; versions?: number[] | null; patch: Record<string, unknown> };

function mutationPlan(call: BulkOperation, build: PlanBuild) {
  const { executor } = resourceOf(build, call.resource);
  return (_$root: unknown, args: FieldArgs) => {
    const $given = stepsOf<[Input, Grafast.Context]>(args.getRaw('input'), context());
    const $ids = sideEffectWithPgClientTransaction(executor, $given, async (client, [input, { services }]) => {
      for (const setting of Object.entries(call.single?.settings?.(services.config) ?? {}))
        await client.query({ text: 'select set_config($1, $2, true)', values: setting });
      const { ids, versions } = input;
      const patch = snakeCaseKeys(input.patch) as object;
      return updateAll(client, call, { ids, versions, patch }, services.constraints);
    });
    return object({ ids: $ids, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
  };
}

function payloadPlans({ resource, records }: BulkOperation, build: PlanBuild) {
  const table = resourceOf(build, resource);
  return {
    // biome-ignore lint/suspicious/noExplicitAny: the step's type is decided by the plan above
    [records]: ($payload: any) => each($payload.get('ids'), ($id: Step) => table.get({ id: $id })),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    clientMutationId: ($payload: any) => $payload.get('clientMutationId'),
  };
}
