import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { MailPlanFragment, RefusedOfferFragment } from './generated/graphql.ts';

/** Which offers an email would be sent for, and why not for others. */
export type Plan = {
  readyOfferIds: readonly number[];
  skipped: readonly RefusedOfferFragment[];
  refused: readonly RefusedOfferFragment[];
  /** Offers that conflict with placements in other campaigns. */
  conflicts: readonly RefusedOfferFragment[];
  /** Offers of a season that is over; sent only if confirmed. */
  ended: readonly RefusedOfferFragment[];
  /** The league of each offer that an email could be sent about, and whether it waits until tomorrow. */
  recipients: readonly MailPlanFragment['recipients'][number][];
  /** Offers without a value or assets. */
  withoutTermsOfferIds: readonly number[];
  /** Ready offers that were mailed before, most recent first. */
  again: readonly MailPlanFragment['again'][number][];
  /** Organizations without a contact email. */
  unreachable: readonly MailPlanFragment['unreachable'][number][];
  /** Offers that an email could be sent about on a later day; also among the skipped ones. */
  waiting: readonly MailPlanFragment['waiting'][number][];
};

/** The database's lists contain no null, which the schema cannot say. */
const planOf = (plan: MailPlanFragment | null | undefined) => (plan ?? null) as Plan | null;

type Options = { enabled?: boolean; on?: string | undefined };

/** The plan of an email about offers, today or on a later day; null while loading. `refetch` returns the current plan. */
export function useMailPlan(kind: string, offerIds: readonly number[], { enabled = true, on }: Options = {}) {
  const variables = { kind, offerIds: [...offerIds], ...(on ? { on } : {}) };
  const { data, error, refetch, isPlaceholderData } = useOperationQuery('mailPlan', variables, {
    enabled,
    keepPrevious: true,
  });
  return {
    plan: planOf(data?.mailPlan),
    /** The names of these offers' campaigns that are still proposed. */
    proposedCampaigns: [
      ...new Set(data?.offers?.flatMap(({ campaign }) => (campaign?.status === 'proposed' ? campaign.name : []))),
    ],
    error,
    /** The plan is that of the day chosen before. */
    isOutdated: isPlaceholderData,
    refetch: async () => planOf((await refetch()).data?.mailPlan),
  };
}
