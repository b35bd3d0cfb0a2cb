/**
 * What a sponsor's dashboard links show [S-197] [S-198] [S-199]: confirmed offers, verified pictures that are not hidden,
 * and no value, contact, check, address or token of a league. The expected rows are computed here, because views store none.
 */
import type { Role } from '../people.ts';
import type { Row } from '../state.ts';
import { amounts, campaignsOf, confirmed, evidence, photoAbsence, proofOf } from './evidence.ts';
import { byOffer } from './rights.ts';
import { dayOf, weeksOf } from './weeks.ts';
import type { Who } from './who.ts';

/** The views that signed-in users of a sponsor read, too. */
const homeViews = new Set([
  'dashboard_campaigns',
  'dashboard_leagues',
  'dashboard_photos',
  'dashboard_deliveries',
  'dashboard_summaries',
  ...Object.keys(evidence),
  'dashboard_notes',
  'dashboard_seasons',
  'dashboard_feedback',
  'dashboard_photo_requests',
]);
/** What the sponsor's users wrote or may write about, which no link shows. */
const privateViews = new Set(['dashboard_seasons', 'dashboard_feedback', 'dashboard_photo_requests']);

/** Whether a role other than staff reads a view of dashboards, or the one of offers' values. */
export const opensDashboard = (role: Role, view: string): boolean =>
  view === 'offer_values'
    ? role === 'organization' || byOffer.includes(role)
    : role === 'sponsor'
      ? homeViews.has(view)
      : /^(campaign|season)_link$/.test(role) && !privateViews.has(view);

/** View → the rows that this person should see, each with its known values. */
export type Dashboard = (who: Who) => Row[];

const isLimited = (who: Who, campaign: Row | undefined): boolean => who.states.has(campaign?.sponsor_id);
const ofCampaigns = (who: Who, table: string): Row[] =>
  campaignsOf(who).flatMap(({ id }) => who.state.where(table, 'campaign_id', id));
const ofDefaultDeadlines = (who: Who, table: string): Row[] =>
  ofCampaigns(who, 'default_verification_deadlines').flatMap((deadline) =>
    who.state
      .where(table, 'default_verification_deadline_id', deadline.id)
      .map((row) => ({ ...row, campaign_id: deadline.campaign_id })),
  );
/** The campaigns whose season the viewer sees as a whole. */
const ofWholeSeasons = (who: Who): Row[] => campaignsOf(who).filter(({ sponsor_id }) => !who.limited.has(sponsor_id));
/** Whether a viewer sees the whole season that feedback is about. */
export const seesSeason = (who: Who, feedback: Row): boolean =>
  ofWholeSeasons(who).some(
    ({ sponsor_id, season, year }) =>
      sponsor_id === feedback.sponsor_id && season === feedback.season && year === feedback.year,
  );
const only = (columns: string[], rows: Row[]): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));

const shownPhotos = (who: Who): Row[] =>
  confirmed(who).flatMap((offer) =>
    who.state
      .where('verification_images', 'offer_id', offer.id)
      .filter(({ status, hidden, release }) => status === 'verified' && !hidden && release === 'agreed')
      .map((photo) => ({ ...photo, campaign_id: offer.campaign_id })),
  );

export const dashboards: Record<string, Dashboard> = {
  ...evidence,
  offer_values: (who) =>
    who.state
      .rows('offers')
      .filter(({ id, organization_id }) => who.offers.has(id) && !who.helped.has(organization_id))
      .map(({ id, value }) => ({ id, value })),
  dashboard_campaigns: (who) =>
    campaignsOf(who).map((campaign) => ({
      ...only(
        [
          'id',
          'name',
          'season',
          'year',
          'status',
          'goal_image_file_id',
          'sponsor_facing_goal_title',
          'sponsor_facing_goal_body',
          'sponsor_dashboard_additional_content',
        ],
        [campaign],
      )[0],
      looker_url: isLimited(who, campaign) ? null : campaign.looker_url,
      only_states: who.states.get(campaign.sponsor_id) ?? null,
      sponsor_name: who.state.row('sponsors', campaign.sponsor_id)?.name,
    })),
  dashboard_sponsors: (who) => only(['id', 'name', 'logo_file_id'], who.state.where('sponsors', 'id', who.dashboardOf)),
  dashboard_leagues: (who) =>
    confirmed(who).map(({ id, campaign_id, organization_id, sponsorable_property_id }) => {
      const property = who.state.row('sponsorable_properties', sponsorable_property_id);
      return {
        id,
        campaign_id,
        organization_name: who.state.row('organizations', organization_id)?.name,
        sponsorable_property_name: property?.name,
        number_of_players: property?.number_of_players,
        photo_absence: photoAbsence(who.state.where('verification_images', 'offer_id', id)),
      };
    }),
  dashboard_places: (who) =>
    confirmed(who).map(({ id, campaign_id, organization_id }) => {
      // an asset that is neither depends on the day
      const all = who.state.where('assets', 'offer_id', id).map((asset) => proofOf(who, asset));
      const open = all.length === 0 || all.includes(null);
      const proof_state = all.includes('not_delivered') ? 'not_delivered' : 'proven';
      return { id, campaign_id, organization_id, ...(open ? {} : { proof_state }) };
    }),
  dashboard_photos: (who) => only(['id', 'offer_id', 'featured', 'file_id'], shownPhotos(who)),
  dashboard_weeks: (who) =>
    weeksOf([
      ...confirmed(who).map((row) => ['confirmed', row.campaign_id, dayOf(row.confirmed_at)] as const),
      ...shownPhotos(who).map((row) => ['photos', row.campaign_id, dayOf(row.created_at)] as const),
      ...ofCampaigns(who, 'testimonials').map(
        (row) => ['testimonials', row.campaign_id, dayOf(row.created_at)] as const,
      ),
      ...confirmed(who)
        .filter(({ campaign_id }) => who.state.row('campaigns', campaign_id)?.sponsor_sees_dates)
        .flatMap((offer) =>
          who.state
            .where('verification_deadlines', 'offer_id', offer.id)
            .map(({ deadline }) => ['due', offer.campaign_id, dayOf(deadline)] as const),
        ),
    ]).map((week) =>
      who.state.row('campaigns', week.campaign_id)?.sponsor_sees_dates ? week : { ...week, due: null },
    ),
  dashboard_events: (who) => {
    const photos = (id: number) => shownPhotos(who).filter(({ campaign_id }) => campaign_id === id).length;
    return campaignsOf(who).flatMap(({ id, sponsor_id, sponsor_sees_dates, leagues_confirmed_goal_date: goal }) => [
      ...(sponsor_sees_dates && goal !== null && !who.states.has(sponsor_id)
        ? [{ id: `goal_date:${id}`, kind: 'goal_date', title: null }]
        : []),
      ...(photos(id) > 0 ? [{ id: `first_photo:${id}`, kind: 'first_photo', title: null }] : []),
      ...(photos(id) > 1 ? [{ id: `latest_photo:${id}`, kind: 'latest_photo', title: null }] : []),
      ...who.state.where('testimonials', 'campaign_id', id).map((testimonial) => ({
        id: `testimonial:${testimonial.id}`,
        kind: 'testimonial',
        campaign_id: id,
        title: testimonial.attribution,
      })),
    ]);
  },
  dashboard_deliveries: (who) =>
    ofCampaigns(who, 'campaign_capabilities').map(({ id, campaign_id, quantity }) => {
      const assets = confirmed(who)
        .flatMap((offer) => who.state.where('assets', 'offer_id', offer.id))
        .filter(({ campaign_capability_id }) => campaign_capability_id === id);
      const sum = (rows: Row[]) => rows.reduce((total, asset) => total + Number(asset.quantity ?? 1), 0);
      const contracted = isLimited(who, who.state.row('campaigns', campaign_id)) ? null : quantity;
      return {
        id,
        campaign_id,
        contracted,
        confirmed: sum(assets),
        unconfirmed: contracted === null ? 0 : Math.max(contracted - sum(assets), 0),
        extra: contracted === null ? 0 : Math.max(sum(assets) - contracted, 0),
        proven: sum(assets.filter((asset) => proofOf(who, asset) === 'proven')),
        not_delivered: sum(assets.filter((asset) => proofOf(who, asset) === 'not_delivered')),
      };
    }),
  dashboard_summaries: (who) =>
    campaignsOf(who).map((campaign) => ({
      id: campaign.id,
      ...(campaign.sponsor_sees_dates ? {} : { goal_date: null, reached_on: null }),
      ...(isLimited(who, campaign) ? { target: null, goal_date: null, dollars_contracted: null } : {}),
      ...(campaign.sponsor_sees_money ? {} : { dollars_contracted: null }),
      ...(amounts(who, campaign).length > 0 ? {} : { dollars_for_leagues: null }),
      ...(campaign.sponsor_sees_forecast && !isLimited(who, campaign) ? {} : { forecast_low: null, forecast_on: null }),
    })),
  dashboard_notes: (who) =>
    only(
      ['id', 'campaign_id', 'title', 'body'],
      ofCampaigns(who, 'campaign_notes').filter(({ published }) => published),
    ),
  dashboard_seasons: (who) => [
    ...new Map(
      ofWholeSeasons(who).map(({ sponsor_id, season, year }) => {
        const id = `${sponsor_id}:${season}:${year}`;
        return [id, { id, sponsor_id, season, year }] as const;
      }),
    ).values(),
  ],
  dashboard_feedback: (who) =>
    only(
      [
        ...['id', 'campaign_id', 'sponsor_id', 'season', 'year'],
        ...['section', 'verification_image_id', 'campaign_note_id', 'reaction', 'body', 'reply'],
      ],
      [
        ...ofCampaigns(who, 'sponsor_feedback').filter(
          ({ verification_image_id: id }) => id === null || shownPhotos(who).some((photo) => photo.id === id),
        ),
        ...who.state.rows('sponsor_feedback').filter((row) => row.campaign_id === null && seesSeason(who, row)),
      ],
    ),
  dashboard_photo_requests: (who) =>
    only(
      ['id', 'campaign_id', 'verification_image_id', 'wish', 'reason', 'status', 'answer'],
      ofCampaigns(who, 'photo_requests').filter(({ verification_image_id: id }) =>
        confirmed(who).some((offer) => offer.id === who.state.row('verification_images', id)?.offer_id),
      ),
    ),
  dashboard_testimonials: (who) =>
    only(['id', 'campaign_id', 'quote', 'attribution', 'position'], ofCampaigns(who, 'testimonials')),
  dashboard_statistics: (who) =>
    only(
      ['id', 'campaign_id', 'name', 'number', 'description', 'icon_name', 'position'],
      ofCampaigns(who, 'campaign_statistics'),
    ),
  dashboard_creative_contents: (who) =>
    only(['id', 'campaign_id', 'name', 'content'], ofDefaultDeadlines(who, 'creative_content_templates')),
  dashboard_creative_files: (who) =>
    only(['id', 'campaign_id', 'name', 'file_id'], ofDefaultDeadlines(who, 'creative_file_templates')),
};
