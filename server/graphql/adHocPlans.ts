import { type DocumentNode, GraphQLSchema, type OperationDefinitionNode } from 'postgraphile/graphql';
import type { KnownOperations } from './knownOperations.ts';

/** How many ad hoc documents keep their plans. */
const MAX_DOCUMENTS = 50;
const cache = { operationsCacheMaxLength: MAX_DOCUMENTS, operationOperationPlansCacheMaxLength: 5 };

/**
 * Keeps few plans of ad hoc documents, those that are not in the apps' list (never in production), so that they do not
 * fill the heap [K9]: a plan may take a megabyte, and Grafast keeps those of 500 documents, about as many as the apps have. They
 * are planned with a copy of the schema, because Grafast's cache belongs to the schema. `add` must be called with every valid
 * document; `forget` drops what else is kept of an operation.
 */
export function adHocPlans(known: KnownOperations, forget: (operation: OperationDefinitionNode) => void) {
  const texts = new Set(Object.values(known));
  const adHoc = new WeakSet<object>();
  const planned = new Set<OperationDefinitionNode>(); // the last one was planned last
  let copy: GraphQLSchema | undefined;
  const plugin: GraphileConfig.Plugin = {
    name: 'SidelineAdHocPlansPlugin',
    version: '1.0.0',
    grafast: {
      middleware: {
        establishOperationPlan(next, event) {
          const { operation } = event;
          if (!adHoc.has(operation)) return next();
          copy ??= new GraphQLSchema({
            ...event.schema.toConfig(),
            assumeValid: true,
            extensions: { grafast: { ...cache } },
          });
          event.schema = copy;
          planned.delete(operation);
          planned.add(operation);
          const [oldest] = planned;
          if (oldest && planned.size > MAX_DOCUMENTS) {
            planned.delete(oldest);
            forget(oldest);
          }
          return next();
        },
      },
    },
  };
  const add = (query: string, { definitions }: DocumentNode): void => {
    if (!texts.has(query)) for (const definition of definitions) adHoc.add(definition);
  };
  return { plugin, add };
}
