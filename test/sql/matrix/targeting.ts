/** Which properties a campaign looks for; staff only, changed by functions. */
import { type Decisions, staffWrite, table } from './rules.ts';

export const targeting: Decisions = {
  search_filters: table(staffWrite('campaign_id type enabled parameters', 'enabled parameters')),
  location_filters: table(),
  locations: table(staffWrite('', 'name', { remove: false })),
  location_lists: table(),
  location_list_items: table(),
};
