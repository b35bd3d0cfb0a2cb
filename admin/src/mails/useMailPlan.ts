import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { MailPlanFragment, RefusedOfferFragment } from './generated/graphql.ts';

/** Which offers a mail would go out for, and why not for others. */
export type Plan = {
  readyOfferIds: readonly number[];
  skipped: readonly RefusedOfferFragment[];
  refused: readonly RefusedOfferFragment[];
  /** Could go out, but conflict with placements in other campaigns. */
  conflicts: readonly RefusedOfferFragment[];
  /** Offers that lack value or assets. */
  withoutTermsOfferIds: readonly number[];
  /** Those of the ready ones that were mailed before, the latest first. */
  again: readonly MailPlanFragment['again'][number][];
  /** Organizations without a contact e-mail. */
  unreachable: readonly MailPlanFragment['unreachable'][number][];
};

const isPresent = <Value>(value: Value | null): value is Value => value !== null;

const planOf = (plan: MailPlanFragment | null | undefined): Plan | null =>
  plan
    ? {
        readyOfferIds: plan.readyOfferIds.filter(isPresent),
        skipped: plan.skipped.filter(isPresent),
        refused: plan.refused.filter(isPresent),
        conflicts: plan.conflicts.filter(isPresent),
        withoutTermsOfferIds: plan.withoutTermsOfferIds.filter(isPresent),
        again: plan.again.filter(isPresent),
        unreachable: plan.unreachable.filter(isPresent),
      }
    : null;

/** The plan of a mail about offers; null until it is known. `refetch` gives the plan as it is now. */
export function useMailPlan(kind: string, offerIds: readonly number[], enabled = true) {
  const { data, error, refetch } = useOperationQuery('mailPlan', { kind, offerIds: [...offerIds] }, { enabled });
  return {
    plan: planOf(data?.mailPlan),
    error,
    refetch: async () => planOf((await refetch()).data?.mailPlan),
  };
}
