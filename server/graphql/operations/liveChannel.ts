import { context, type FieldArgs, lambda, listen } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { notPermitted } from '../../http/errors.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

/** liveChannel(documents): which of a page's documents to read again, whenever something that they read changes. */
export const LiveChannelPlugin = extendApi({
  typeDefs: gql`
    extend type Subscription {
      """
      Ids of those of a page's documents that read something that changed; nothing of the change itself. Errors: SL403 for
      anonymous visitors, and links except those of offers and dashboards; SL422 documents.
      """
      liveChannel(documents: [String!]!): [String!]
    }
  `,
  objects: {
    Subscription: {
      plans: {
        liveChannel: {
          subscribePlan(_$root: unknown, args: FieldArgs) {
            const $given = stepsOf<[Grafast.Context, string[]]>(context(), args.getRaw('documents'));
            const $opened = lambda($given, ([{ followChanges }, documents]) => {
              if (!followChanges) throw notPermitted();
              return { subscribe: () => followChanges(documents) };
            });
            const $topic = lambda($given, () => 'live');
            return listen($opened, $topic, ($event) => $event);
          },
          plan: ($event: unknown) => $event,
        },
      },
    },
  },
});
