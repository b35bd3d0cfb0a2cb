/** Recaps: dashboards' links and signed-in users read those of their campaigns and seasons; nobody writes a table. */
import { type Decisions, reading, table } from './rules.ts';

const ofCampaign = 't.campaign_id = {campaign}';
const ofSeason = `t.campaign_id is null and t.sponsor_id = {sponsor} and t.season = 'spring' and t.year = 2030`;
const ofSponsor = `(${ofCampaign} or t.campaign_id is null and t.sponsor_id = {sponsor})`;

export const recaps: Decisions = {
  recaps: table({
    select: {
      campaign_link: reading(ofCampaign),
      season_link: reading(`(${ofCampaign} or ${ofSeason})`),
      sponsor: reading(ofSponsor),
    },
  }),
  recap_shares: table({ select: { sponsor: reading(ofSponsor) } }),
  recap_schedules: table({ select: { sponsor: reading('t.user_id = {sponsorUser}') } }),
};
