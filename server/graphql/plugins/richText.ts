import { lambda } from 'postgraphile/grafast';
import { wrapPlans } from 'postgraphile/utils';
import { cleanRichText } from '../../shared/text/richText.ts';
import { stepOf } from './steps.ts';

/** Every field with rich text, by type (S-068). */
export const RICH_TEXT_FIELDS: Record<string, readonly string[]> = {
  Campaign: ['sponsorFacingGoalBody', 'sponsorDashboardAdditionalContent'],
  DashboardCampaign: ['sponsorFacingGoalBody', 'sponsorDashboardAdditionalContent'],
  SeasonalGoal: ['sponsorFacingGoalBody'],
  CampaignStatistic: ['description'],
  DashboardStatistic: ['description'],
  CampaignNote: ['body'],
  DashboardNote: ['body'],
  CreativeContent: ['content', 'renderedContent'],
  CreativeContentTemplate: ['content', 'renderedContent'],
  DashboardCreativeContent: ['content'],
  Query: ['dashboardGoalBody'],
};

/**
 * Sanitizes rich text in responses, regardless of author and operation (S-068). It is sanitized on read, so
 * rows that were written earlier, or by other means than the API, are clean as well.
 */
export const RichTextPlugin: GraphileConfig.Plugin = wrapPlans(
  ({ Self, scope }) => (RICH_TEXT_FIELDS[Self.name]?.includes(scope.fieldName) ? scope.fieldName : null),
  () => (plan) => lambda(stepOf<string | null>(plan()), (text) => (text === null ? null : cleanRichText(text))),
  { name: 'SidelineRichTextPlugin' },
);
