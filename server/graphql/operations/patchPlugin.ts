import { sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, object } from 'postgraphile/grafast';
import { parse } from 'postgraphile/graphql';
import { HttpError } from '../../http/errors.ts';
import { fieldOfBadValue } from '../../http/publicError.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { type PatchOperation, patchInputTypes, patchOperations } from './patchOperations.ts';
import { type PlanBuild, resourceOf } from './resource.ts';

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Converts the keys of a given input to snake_case, inside lists too; absent fields stay absent. */
export function snakeCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCaseKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCaseKeys(inner),
    ]),
  );
}

const typeDefsOf = ({ call, type, record, fields, idAlias }: PatchOperation) => `
  """Changes the given fields of one ${type}; fields that are not given stay as they are."""
  input ${upperFirst(call)}Input {
    clientMutationId: String
    id: Int${idAlias ? ` ${idAlias}: Int` : '!'}
    """The version that was read; SL409 with the present values when somebody else changed the record since."""
    version: Int
    ${fields}
  }
  type ${upperFirst(call)}Payload { clientMutationId: String ${record}: ${type} }
  extend type Mutation { ${call}(input: ${upperFirst(call)}Input!): ${upperFirst(call)}Payload }
`;

/** The mutations of patchOperations, if the database has their function. */
export const PatchOperationsPlugin = extendApi((build) => {
  const calls = patchOperations.filter(({ resource }) => build.pgResources[resource]);
  const sdl = patchInputTypes + calls.map(typeDefsOf).join('');
  return {
    typeDefs: parse(sdl),
    objects: Object.fromEntries([
      ['Mutation', { plans: Object.fromEntries(calls.map((call) => [call.call, mutationPlan(call, build)])) }],
      ...calls.map((call) => [`${upperFirst(call.call)}Payload`, { plans: payloadPlans(call, build) }]),
    ]),
  };
});

type Given = [Record<string, unknown>, Grafast.Context];

function mutationPlan({ fn, resource, idAlias, settings }: PatchOperation, build: PlanBuild) {
  const { executor } = resourceOf(build, resource);
  return (_$root: unknown, args: FieldArgs) => {
    const $given = stepsOf<Given>(args.getRaw('input'), context());
    const $id = sideEffectWithPgClientTransaction(executor, $given, async (client, [input, { services }]) => {
      const { clientMutationId: _unused, id: plainId, ...rest } = input;
      const id = plainId ?? (idAlias ? rest[idAlias] : undefined);
      if (typeof id !== 'number') throw new HttpError(400, 'Please say which record to change.', 'SL400', 'id');
      if (idAlias && plainId === undefined) delete rest[idAlias];
      const given = snakeCaseKeys(rest);
      for (const setting of Object.entries(settings?.(services.config) ?? {}))
        await client.query({ text: 'select set_config($1, $2, true)', values: setting });
      const { rows } = await client
        .query<{ id: number }>({
          text: `select id from app_public.${fn}($1::int, $2::jsonb)`,
          values: [id, JSON.stringify(given)],
        })
        .catch((error) => {
          const column = fieldOfBadValue(error, given);
          throw column && !error.column ? Object.assign(error, { column }) : error;
        });
      return rows[0]?.id ?? null;
    });
    return object({ id: $id, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
  };
}

function payloadPlans({ resource, record }: PatchOperation, build: PlanBuild) {
  const table = resourceOf(build, resource);
  return {
    // biome-ignore lint/suspicious/noExplicitAny: the step's type is decided by the plan above
    [record]: ($payload: any) => table.get({ id: $payload.get('id') }),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    clientMutationId: ($payload: any) => $payload.get('clientMutationId'),
  };
}
