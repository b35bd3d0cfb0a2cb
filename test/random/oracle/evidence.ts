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

/** How many leagues are paid by some offers. */
const paid = (offers: Row[]): number =>
  new Set(offers.filter(({ value }) => Number(value) > 0).map(({ organization_id }) => organization_id)).size;

/**
 * The amounts of a campaign that this person sees [K3]: by state, each of at least three paid leagues; smaller states
 * together, with the smallest other state if they are still fewer. None of several states if the person sees only some.
 */
export function amounts(who: Who, campaign: Row): { state: string; offers: Row[] }[] {
  if (!campaign.sponsor_sees_money) return [];
  const offers = who.state.where('offers', 'campaign_id', campaign.id).filter(({ status }) => status === 'confirmed');
  const states = groups(offers, (offer) => stateOf(who, offer)).map(([state, rows]) => ({ state, offers: rows }));
  const isLarge = ({ state, offers: rows }: { state: string; offers: Row[] }) => state !== '' && paid(rows) >= 3;
  const large = states.filter(isLarge).sort((a, b) => paid(a.offers) - paid(b.offers) || (a.state < b.state ? -1 : 1));
  const others = states.filter((group) => !isLarge(group)).flatMap((group) => group.offers);
  if (paid(others) === 1 || paid(others) === 2) others.push(...(large.shift()?.offers ?? []));
  const allowed = who.states.get(campaign.sponsor_id);
  return [...large, { state: '', offers: others }].filter(
    (group) => paid(group.offers) >= 3 && (!allowed || allowed.includes(group.state.trim().toUpperCase())),
  );
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
    campaignsOf(who).flatMap((campaign) =>
      amounts(who, campaign).map(({ state, offers }) => ({
        id: `${campaign.id}:${state}`,
        campaign_id: campaign.id,
        sponsorships: offers.length,
      })),
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
