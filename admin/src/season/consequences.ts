import { pluralise } from '../../../ui/formats.ts';
import type { IconName } from '../components/Icon.tsx';
import type { PlanMarkMoveQuery } from './generated/graphql.ts';
import type { MarkKind } from './marks.ts';

type Plan = PlanMarkMoveQuery['planMarkMove'];
export type Consequence = { icon: IconName; warning?: boolean; text: string };

/** What moving a mark changes, one sentence each: what to consider first, emails last. */
export function consequencesOf(kind: MarkKind, plan: Plan): Consequence[] {
  const { target, low, high, newLow, newHigh, kept, emails } = plan;
  const found: Consequence[] = [];
  const warn = (text: string) => found.push({ icon: 'alert', warning: true, text });
  if (low !== null && newLow !== null)
    found.push({
      icon: 'ok',
      text: `Likely ${newLow} to ${newHigh} of ${target} confirmed by then instead of ${low} to ${high}`,
    });
  if (plan.outsideSeason) warn('The new date is outside the season');
  if (plan.afterLastCheck) warn('The new date is after the day on which the last check is due');
  if (plan.deadlinesBefore)
    warn(`${pluralise(plan.deadlinesBefore, 'deadline for proof is', 'deadlines for proof are')} before the new date`);
  if (plan.startingSoon)
    warn(
      `${pluralise(plan.startingSoon, 'open offer has a season that starts', 'open offers have a season that starts')} less than 4 weeks after it`,
    );
  if (kept)
    warn(
      `${pluralise(kept, 'confirmed sponsorship keeps its own date', 'confirmed sponsorships keep their own dates')}: the new one is for those confirmed from now on`,
    );
  else if (kind === 'deadline') found.push({ icon: 'ok', text: 'No confirmed sponsorship has this deadline yet' });
  found.push({
    icon: 'mail',
    text: emails
      ? `${pluralise(emails, 'league gets', 'leagues get')} an email about it at the end of the day`
      : 'Nobody gets an email about it',
  });
  return found;
}
