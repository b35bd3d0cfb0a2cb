/** What a sponsor's dashboard links show, and its signed-in users' home: fixed columns, and only what may be shown. */
import { type Decision, type Decisions, each, type Reading, reading, staff } from './rules.ts';

/** A season's link opens its active and complete campaigns, here only the first one, because the other is not active yet. */
const dashboard = (ids: string, columns: string): { select: Record<'campaign_link' | 'season_link', Reading> } => ({
  select: { campaign_link: reading(ids, columns), season_link: reading(ids, columns) },
});
/** The same for signed-in users of the sponsor. */
const home = (
  ids: string,
  columns: string,
): { select: Record<'campaign_link' | 'season_link' | 'sponsor', Reading> } => ({
  select: { ...dashboard(ids, columns).select, sponsor: reading(ids, columns) },
});
/** What the sponsor's users wrote: for them, and for staff, who see that of every sponsor. */
const feedback = (rows: string, table: string, columns: string): Decision => ({
  select: {
    sponsor: reading(rows, columns),
    ...each(staff, reading(`select id from app_public.${table}`, columns)),
  },
});
const ofTemplates = (templates: string): string =>
  `select t.id from app_public.${templates} t join app_public.default_verification_deadlines d
   on d.id = t.default_verification_deadline_id where d.campaign_id = {campaign}`;

export const dashboards: Decisions = {
  dashboard_sponsors: dashboard('select {sponsor}::int as id', 'id name logo_file_id'),
  dashboard_campaigns: home(
    'select {campaign}::int as id',
    `id name season year status sponsor_name logo_file_id goal_image_file_id sponsor_facing_goal_title sponsor_facing_goal_body
     sponsor_dashboard_additional_content looker_url impressions impressions_entered_at only_states`,
  ),
  dashboard_leagues: home(
    `select id from app_public.offers where campaign_id = {campaign} and status = 'confirmed'`,
    'id campaign_id organization_id organization_name sponsorable_property_name sport_name city state country lat lon number_of_players confirmed_at confirmed_on photo_absence',
  ),
  dashboard_places: dashboard(
    `select id from app_public.offers where campaign_id = {campaign} and status = 'confirmed'`,
    'id campaign_id organization_id lat lon state sport_name confirmed_on assets proof_state',
  ),
  dashboard_photos: home(
    `select i.id from app_public.verification_images i join app_public.offers o on o.id = i.offer_id
     where o.campaign_id = {campaign} and o.status = 'confirmed' and i.shown_to_sponsor`,
    'id offer_id campaign_id featured created_at file_id capability_name accepted_at asset_id uploaded_on organization_name favorites',
  ),
  dashboard_assets: home(
    `select a.id from app_public.assets a join app_public.offers o on o.id = a.offer_id
     where o.campaign_id = {campaign} and o.status = 'confirmed'`,
    `id campaign_id offer_id campaign_capability_id capability_name organization_name sponsorable_property_name sport_name city
     state confirmed_on quantity status next_due_on photo_absence`,
  ),
  dashboard_impressions: home(
    `select distinct 'league-' || o.id as id from app_public.assets a join app_public.offers o on o.id = a.offer_id
     where o.campaign_id = {campaign} and o.status = 'confirmed' and a.reach is not null`,
    `id campaign_id campaign_name offer_id organization_name sponsorable_property_name sport_name city state impressions
     entered_at`,
  ),
  dashboard_states: home(
    `select distinct coalesce(p.state, '') as id from app_public.offers o
     join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
     where o.campaign_id = {campaign} and o.status = 'confirmed'`,
    'id state leagues programs players',
  ),
  // the fixture's campaign has fewer than three leagues: dashboard-amounts.test.ts has others
  dashboard_dollars: home(
    `select null::text as id where false`,
    'id campaign_id campaign_name state sponsorships dollars',
  ),
  dashboard_choices: home(
    `select 'asset:' || k.name as id from app_public.campaign_capabilities cc join app_public.capabilities k on k.id = cc.capability_id
     where cc.campaign_id = {campaign}
     union select v.kind || ':' || v.value from app_public.offers o
     join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
     left join app_public.sports s on s.id = p.sport_id
     cross join lateral (values ('state', p.state), ('sport', s.name)) v (kind, value)
     where o.campaign_id = {campaign} and o.status = 'confirmed' and v.value is not null`,
    'id kind name',
  ),
  dashboard_deliveries: home(
    'select id from app_public.campaign_capabilities where campaign_id = {campaign}',
    'id campaign_id capability_name contracted confirmed unconfirmed extra proven in_review not_delivered late due next_due_on',
  ),
  dashboard_summaries: home(
    'select {campaign}::int as id',
    'id leagues photos target confirmed unconfirmed extra confirmed_in_four_weeks goal_date reached_on dollars_contracted dollars_for_leagues forecast_low forecast_high forecast_on',
  ),
  dashboard_notes: home(
    'select id from app_public.campaign_notes where campaign_id = {campaign} and published',
    'id campaign_id title body dated_on',
  ),
  dashboard_feedback: feedback(
    `select f.id from app_public.sponsor_feedback f left join app_public.verification_images i on i.id = f.verification_image_id
     where f.campaign_id = {campaign} and (i.id is null or i.shown_to_sponsor)
       or f.sponsor_id = {sponsor} and f.season = 'spring' and f.year = 2030`,
    'sponsor_feedback',
    'id campaign_id sponsor_id season year section verification_image_id campaign_note_id reaction body created_at reply replied_at author_name mine',
  ),
  dashboard_seasons: {
    select: {
      sponsor: reading(`select {sponsor} || ':spring:2030' as id`, 'id sponsor_id season year'),
      ...each(
        staff,
        reading(
          `select distinct sponsor_id || ':' || season || ':' || year as id from app_public.campaigns`,
          'id sponsor_id season year',
        ),
      ),
    },
  },
  dashboard_photo_requests: feedback(
    'select id from app_public.photo_requests where campaign_id = {campaign}',
    'photo_requests',
    `id campaign_id verification_image_id wish reason status answer created_at answered_at author_name organization_name`,
  ),
  dashboard_weeks: dashboard(
    `select distinct {campaign} || ':' || date_trunc('week', d.day)::date as id from (
       select app_private.day_of(confirmed_at) as day from app_public.offers where campaign_id = {campaign} and status = 'confirmed'
       union all select app_private.day_of(created_at) from app_public.testimonials where campaign_id = {campaign}
       union all select app_private.day_of(i.created_at) from app_public.verification_images i join app_public.offers o on o.id = i.offer_id
         where o.campaign_id = {campaign} and o.status = 'confirmed' and i.shown_to_sponsor
       union all select v.deadline from app_public.verification_deadlines v join app_public.offers o on o.id = v.offer_id
         join app_public.campaigns c on c.id = o.campaign_id and c.sponsor_sees_dates
         where o.campaign_id = {campaign} and o.status = 'confirmed') d`,
    'id campaign_id week confirmed photos testimonials due',
  ),
  dashboard_events: dashboard(
    `select 'testimonial:' || id as id from app_public.testimonials where campaign_id = {campaign}
     union all select 'goal_date:' || id from app_public.campaigns
       where id = {campaign} and sponsor_sees_dates and leagues_confirmed_goal_date is not null
     union all select distinct 'first_photo:' || o.campaign_id from app_public.verification_images i
       join app_public.offers o on o.id = i.offer_id
       where o.campaign_id = {campaign} and o.status = 'confirmed' and i.shown_to_sponsor
     union all select 'latest_photo:' || o.campaign_id from app_public.verification_images i
       join app_public.offers o on o.id = i.offer_id
       where o.campaign_id = {campaign} and o.status = 'confirmed' and i.shown_to_sponsor group by o.campaign_id having count(*) > 1`,
    'id campaign_id kind day title',
  ),
  dashboard_testimonials: dashboard(
    'select id from app_public.testimonials where campaign_id = {campaign}',
    'id campaign_id quote attribution created_at position',
  ),
  dashboard_statistics: dashboard(
    'select id from app_public.campaign_statistics where campaign_id = {campaign}',
    'id campaign_id name number description icon_name position number_entered_at',
  ),
  dashboard_creative_contents: dashboard(ofTemplates('creative_content_templates'), 'id campaign_id name content'),
  dashboard_creative_files: dashboard(ofTemplates('creative_file_templates'), 'id campaign_id name file_id'),
};
