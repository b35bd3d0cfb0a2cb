import type { CampaignRollOverInput } from '../../../ui/generated/schema.ts';
import type { RollOverPlansQuery } from './generated/graphql.ts';

export type Plan = RollOverPlansQuery['rollOverPlans'][number];
/** A campaign as staff edited it; what is missing is as proposed. */
export type Edit = CampaignRollOverInput & { campaignId: number };

/** The edit after staff ask some partners, or leave them out. */
export function withPartners(edit: Edit, ids: readonly number[], asked: boolean): Edit {
  const others = (list: Edit['askedOfferIds']) => (list ?? []).filter((id) => !ids.includes(Number(id)));
  return {
    ...edit,
    askedOfferIds: [...others(edit.askedOfferIds), ...(asked ? ids : [])],
    leftOutOfferIds: [...others(edit.leftOutOfferIds), ...(asked ? [] : ids)],
  };
}

/** The edit that a form makes of a plan: only what differs, so that names and dates follow a new season. */
export function editOf(edit: Edit, plan: Plan, { parts, partners: _, ...fields }: Plan): Edit {
  const hadGoalDate = plan.leaguesConfirmedGoalDate || edit.leftOut?.includes('goal_date');
  const moved = parts.filter(({ deadline }, index) => deadline !== plan.parts[index]?.deadline);
  return {
    ...edit,
    ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== plan[name as keyof Plan])),
    leftOut: [
      ...parts.filter(({ leftOut, refused }) => leftOut && !refused).map(({ key }) => key),
      ...(hadGoalDate && !fields.leaguesConfirmedGoalDate ? ['goal_date'] : []),
    ],
    deadlines: [
      ...moved.map(({ key, deadline }) => ({ defaultVerificationDeadlineId: Number(key.split(':')[1]), deadline })),
      ...(edit.deadlines ?? []), // the first of a deadline counts
    ],
  };
}
