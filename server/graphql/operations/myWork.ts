import { context, lambda, listen } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { notPermitted } from '../../http/errors.ts';
import { extendApi, stepOf, type Topics } from '../plugins/steps.ts';
import { resourceOf } from './resource.ts';

/**
 * myWorkChannel: the same as myWork, read with the viewer's role at the start of the subscription and whenever a task
 * or mention of theirs changes. Staff only.
 */
export const MyWorkPlugin = extendApi((build) => {
  const myWork = resourceOf(build, 'my_work');
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
              const $topics = lambda(context(), ({ workTopics }) => {
                if (!workTopics) throw notPermitted();
                return workTopics;
              });
              const $userId = lambda(context(), ({ viewer }) => String(viewer?.type === 'login' && viewer.userId));
              return listen(stepOf<Topics>($topics), $userId, ($event) => $event);
            },
            plan: () => myWork.execute([]),
          },
        },
      },
    },
  };
});
