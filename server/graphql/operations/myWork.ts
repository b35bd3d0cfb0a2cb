import { context, lambda, listen } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { notPermitted } from '../../http/errors.ts';
import { type PlanBuild, resourceOf } from './resource.ts';

/**
 * myWorkChannel: the same as myWork, read with the viewer's role at the start of the subscription and whenever a task
 * or mention of theirs changes. Staff only.
 */
export const MyWorkPlugin = extendSchema((build) => {
  const myWork = resourceOf(build as unknown as PlanBuild, 'my_work');
  return {
    typeDefs: gql`
      extend type Subscription {
        """What waits for the signed-in member of staff, live."""
        myWorkChannel: MyWork
      }
    `,
    objects: {
      Subscription: {
        plans: {
          myWorkChannel: {
            subscribePlan() {
              const $topics = lambda(context() as never, ({ workTopics }: Grafast.Context) => {
                if (!workTopics) throw notPermitted();
                return workTopics;
              });
              const $userId = lambda(context() as never, ({ viewer }: Grafast.Context) =>
                String(viewer?.type === 'login' && viewer.userId),
              );
              return listen($topics as never, $userId as never, ($event) => $event);
            },
            plan: () => myWork.execute([]),
          },
        },
      },
    },
  } as never;
});
