import { context, type ExecutableStep, lambda } from 'postgraphile/grafast';
import { wrapPlans } from 'postgraphile/utils';
import { tooManyAttempts } from '../../http/errors.ts';
import { addressKey } from '../../http/rateLimit.ts';
import { stepsOf } from '../plugins/steps.ts';

/**
 * hasAccount reveals whether an email has an account, which the offer page needs (L-017). One link may look up a few
 * spellings, not a list of addresses.
 */
export const HasAccountLimitPlugin = wrapPlans({
  Query: {
    hasAccount(plan) {
      const $answer = plan() as ExecutableStep;
      return lambda(
        stepsOf<[boolean, Grafast.Context]>($answer, context()),
        async ([answer, { services, viewer, address }]) => {
          const caller = addressKey(address);
          const asker = viewer?.type === 'link' ? `${viewer.claims.kind}:${viewer.claims.id}` : caller;
          if (!(await services.accountQuestions.take(asker)) || !(await services.accountQuestions.take(caller))) {
            throw tooManyAttempts();
          }
          return answer;
        },
      );
    },
  },
});
