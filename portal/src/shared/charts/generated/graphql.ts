// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

export type DashboardTimelineQueryVariables = { [key: string]: never; };

export type DashboardTimelineQuery = { dashboardWeeks: Array<{ id: string, week: string | null, confirmed: number | null, photos: number | null, due: number | null }>, dashboardEvents: Array<{ id: string, kind: string | null, day: string | null, title: string | null }>, dashboardSummaries: Array<{ id: number, target: number | null, unconfirmed: number | null }> };

export const DashboardTimelineDocument = { id: 'XiExFZ04dJ', name: 'DashboardTimeline', kind: 'query' } as TypedDocument<DashboardTimelineQuery, DashboardTimelineQueryVariables>;
