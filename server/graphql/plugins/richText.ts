import { lambda } from 'postgraphile/grafast';
import { wrapPlans } from 'postgraphile/utils';
import { cleanRichText } from '../../shared/text/richText.ts';

/** Every field that answers formatted text, by type (S-068). */
export const RICH_TEXT_FIELDS: Record<string, readonly string[]> = {
  Campaign: ['sponsorFacingGoalBody', 'sponsorDashboardAdditionalContent'],
  DashboardCampaign: ['sponsorFacingGoalBody', 'sponsorDashboardAdditionalContent'],
  SeasonalGoal: ['sponsorFacingGoalBody'],
  CampaignStatistic: ['description'],
  DashboardStatistic: ['description'],
  CreativeContent: ['content', 'renderedContent'],
  CreativeContentTemplate: ['content', 'renderedContent'],
  DashboardCreativeContent: ['content'],
  Query: ['dashboardGoalBody'],
};

/**
 * Formatted text leaves the server clean, whoever wrote it and by whichever call (S-068). It is cleaned as it is read, so
 * rows that were written before, or by other means than the API, are clean as well.
 */
export const RichTextPlugin: GraphileConfig.Plugin = wrapPlans(
  ({ Self, scope }) => (RICH_TEXT_FIELDS[Self.name]?.includes(scope.fieldName) ? scope.fieldName : null),
  () => (plan) => lambda(plan() as never, (text: string | null) => (text === null ? null : cleanRichText(text))),
  { name: 'SidelineRichTextPlugin' },
);
