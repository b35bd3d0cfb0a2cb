/** The lists behind the numbers of a sponsor's dashboards: the rows that a viewer should see, computed from the tables. */
import type { Row } from '../state.ts';
import type { Who } from './who.ts';

export const campaignsOf = (who: Who): Row[] =>
  [...who.dashboards].flatMap((id) => {
    const campaign = who.state.row('campaigns', id);
    return campaign ? [campaign] : [];
  });
export const confirmed = (who: Who): Row[] =>
  campaignsOf(who)
    .flatMap(({ id }) => who.state.where('offers', 'campaign_id', id))
    .filter(({ status }) => status === 'confirmed')
    .filter(({ sponsor_id, sponsorable_property_id }) => {
      const state = who.state.row('sponsorable_properties', sponsorable_property_id)?.state;
      return who.states.get(sponsor_id)?.includes(state?.trim().toUpperCase()) ?? true;
    });

/** What has become of an asset; null if that depends on the day. */
export function proofOf(who: Who, asset: Row): 'proven' | 'not_delivered' | null {
  const deadlines = who.state.where('verification_deadlines', 'asset_id', asset.id);
  if (deadlines.some(({ did_not_complete }) => did_not_complete)) return 'not_delivered';
  return deadlines.length > 0 && deadlines.every(({ verified }) => verified) ? 'proven' : null;
}

/** Why a sponsor sees none of these photos; null if they see one. */
export function photoAbsence(photos: Row[]): string | null {
  const verified = photos.filter(({ status }) => status === 'verified');
  if (verified.some(({ hidden, release }) => !hidden && release === 'agreed')) return null;
  if (verified.some(({ hidden }) => !hidden)) return 'unreleased';
  if (verified.length > 0) return 'hidden';
  return photos.some(({ status }) => status === 'pending') ? 'in_review' : 'none';
}

const assetsOf = (who: Who, offer: Row): Row[] => who.state.where('assets', 'offer_id', offer.id);
const programOf = (who: Who, offer: Row): Row | undefined =>
  who.state.row('sponsorable_properties', offer.sponsorable_property_id);
const stateOf = (who: Who, offer: Row): string | null => programOf(who, offer)?.state ?? null;

/** Rows grouped by the text of a key. */
function groups<Item>(rows: Item[], key: (row: Item) => string | null): [string, Item[]][] {
  const found = new Map<string, Item[]>();
  for (const row of rows) found.set(key(row) ?? '', [...(found.get(key(row) ?? '') ?? []), row]);
  return [...found];
}

/** Sponsorships by state; fewer than three of a state are pooled, with the smallest other state if they are still fewer. */
function pooled(who: Who, offers: Row[]): [state: string, count: number][] {
  const states = groups(offers, (offer) => stateOf(who, offer)).map(([state, rows]) => [state, rows.length] as const);
  const large = states
    .filter(([state, count]) => state !== '' && count >= 3)
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  const small = states.filter(([state, count]) => state === '' || count < 3);
  let others = small.reduce((sum, [, count]) => sum + count, 0);
  if (others === 1 || others === 2) others += large.shift()?.[1] ?? 0;
  return [
    ...large.map(([state, count]): [string, number] => [state, count]),
    ...(others ? [['', others] as [string, number]] : []),
  ];
}

export const evidence: Record<string, (who: Who) => Row[]> = {
  dashboard_assets: (who) =>
    confirmed(who).flatMap((offer) =>
      assetsOf(who, offer).map((asset) => {
        const proof = proofOf(who, asset);
        return {
          id: asset.id,
          campaign_id: offer.campaign_id,
          offer_id: offer.id,
          campaign_capability_id: asset.campaign_capability_id,
          organization_name: who.state.row('organizations', offer.organization_id)?.name,
          sponsorable_property_name: programOf(who, offer)?.name,
          quantity: asset.quantity ?? 1,
          photo_absence: photoAbsence(
            who.state
              .where('verification_deadlines', 'asset_id', asset.id)
              .flatMap(({ id }) => who.state.where('verification_images', 'verification_deadline_id', id)),
          ),
          ...(proof ? { status: proof } : {}),
          ...(who.state.row('campaigns', offer.campaign_id)?.sponsor_sees_dates ? {} : { next_due_on: null }),
        };
      }),
    ),
  dashboard_impressions: (who) =>
    campaignsOf(who).flatMap((campaign): Row[] => {
      if (campaign.impressions_override !== null)
        return [
          {
            id: `campaign-${campaign.id}`,
            campaign_id: campaign.id,
            offer_id: null,
            organization_name: null,
            impressions: campaign.impressions_override,
          },
        ];
      return confirmed(who)
        .filter(({ campaign_id }) => campaign_id === campaign.id)
        .map((offer) => ({ offer, assets: assetsOf(who, offer).filter(({ reach }) => reach !== null) }))
        .filter(({ assets }) => assets.length > 0)
        .map(({ offer, assets }) => ({
          id: `league-${offer.id}`,
          campaign_id: campaign.id,
          offer_id: offer.id,
          impressions: Math.min(
            2_147_483_647,
            assets.reduce((sum, { reach }) => sum + reach, 0),
          ),
          entered_at: null,
        }));
    }),
  dashboard_states: (who) =>
    groups(confirmed(who), (offer) => stateOf(who, offer)).map(([id, offers]) => ({
      id,
      leagues: new Set(offers.map(({ organization_id }) => organization_id)).size,
      programs: offers.length,
    })),
  dashboard_dollars: (who) =>
    campaignsOf(who)
      .filter(({ sponsor_sees_money }) => sponsor_sees_money)
      .flatMap(({ id }) =>
        pooled(
          who,
          confirmed(who).filter(({ campaign_id }) => campaign_id === id),
        ).map(([state, sponsorships]) => ({ id: `${id}:${state}`, campaign_id: id, sponsorships })),
      ),
  dashboard_choices: (who) => {
    const found = new Set<string>();
    const add = (kind: string, value: string | null | undefined) => value && found.add(`${kind}:${value}`);
    for (const offer of confirmed(who)) {
      add('state', stateOf(who, offer));
      add('sport', who.state.row('sports', programOf(who, offer)?.sport_id)?.name);
    }
    for (const { id } of campaignsOf(who))
      for (const { capability_id } of who.state.where('campaign_capabilities', 'campaign_id', id))
        add('asset', who.state.row('capabilities', capability_id)?.name);
    return [...found].map((id) => ({ id }));
  },
};
