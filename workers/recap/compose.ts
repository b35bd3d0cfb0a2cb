/** Composes the texts and numbers of a recap from its data. */
import { placesInWords, stateName, statesOf } from '../../ui/address/address.ts';
import { describeSeason, seasonOf } from '../../ui/charts/season.ts';
import { type DeliveryCounts, deliveriesByAsset, howWeCountOf, notShown, sumOfDeliveries } from '../../ui/delivery.ts';
import {
  cityState,
  formatCompact,
  formatDate,
  formatNumber,
  longDate,
  pluralise,
  seasonLabel,
} from '../../ui/formats.ts';
import type { RecapDocument, RecapNumber } from './document.ts';
import { mapTitle, missingOf, sum, summaryOf, titlesOf } from './findings.ts';
import { plainParagraphs } from './plainText.ts';
import type { RecapData } from './read.ts';

/** Postal codes of Canada's provinces and territories. */
const PROVINCES: ReadonlySet<string> = new Set(statesOf('CA').map(({ value }) => value));

/** A row for each asset over all campaigns. */
const deliveriesOf = (rows: RecapData['deliveries']): DeliveryCounts[] =>
  deliveriesByAsset(
    rows.map(({ capability_name, not_delivered, in_review, ...row }) => ({
      ...row,
      name: capability_name,
      late: row.late ?? 0,
      lateHidden: row.late === null,
      notDelivered: not_delivered,
      inReview: in_review,
    })),
    sumOfDeliveries,
  );

function resultsOf({ campaigns, statistics }: RecapData): RecapNumber[] {
  const several = campaigns.length > 1;
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  const reach = campaigns
    .filter(({ impressions }) => impressions)
    .map(({ name, impressions, impressions_entered_on }) => ({
      value: formatNumber(impressions),
      label: several ? `impressions, ${name}` : 'impressions',
      note: impressions_entered_on
        ? `Entered by our team on ${longDate(impressions_entered_on)}. It is not counted from the leagues.`
        : 'Players and families reached by the assets of confirmed leagues.',
    }));
  return [
    ...reach,
    ...statistics.map(({ campaign_id, name, number, description, entered_on }) => ({
      value: /^-?\d+(\.\d+)?$/.test(number) ? formatNumber(number) : number,
      label: name,
      note: [
        description ?? '',
        several ? (names.get(campaign_id) ?? '') : '',
        `Entered by our team on ${longDate(entered_on)}.`,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  ];
}

function timelineOf({ weeks, events, summaries, today }: RecapData): RecapDocument['timeline'] {
  const season = seasonOf(weeks, events, summaries, today);
  return season.weeks.length ? { season, alt: describeSeason(season) } : null;
}

/** Dots on a map, at most. */
const MAX_DOTS = 5000;

function mapOf({ leagues }: RecapData): Pick<RecapDocument, 'map' | 'mapAlt' | 'mapCaption'> {
  const points = leagues.flatMap(({ lat, lon, photo_absence }) =>
    lat === null || lon === null ? [] : [{ lat, lon, proven: photo_absence === null }],
  );
  if (points.length === 0) return { map: null, mapAlt: '', mapCaption: '' };
  const counts = new Map<string, number>();
  for (const { state } of leagues) if (state) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = [...counts]
    .map(([code, programs]) => ({ name: stateName(code), programs }))
    .sort((a, b) => b.programs - a.programs || a.name.localeCompare(b.name));
  const provinces = [...counts.keys()].filter((code) => PROVINCES.has(code)).length;
  const inStates = counts.size - provinces > 0 || provinces === 0;
  const first = states.slice(0, 3).map(({ name, programs }) => `${name} ${formatNumber(programs)}`);
  const where = placesInWords(counts.size - provinces, provinces);
  return {
    map: {
      title: mapTitle(states, where),
      points: points.slice(0, MAX_DOTS),
      states,
      countries: [...(inStates ? (['US'] as const) : []), ...(provinces ? (['CA'] as const) : [])],
      unit: !provinces ? 'State' : inStates ? 'State or province' : 'Province',
    },
    mapAlt: `Map of ${[inStates && 'the United States', provinces > 0 && 'Canada'].filter(Boolean).join(' and ')} with ${pluralise(points.length, 'sponsored program')}${
      first.length ? `: ${first.join(', ')}${states.length > 3 ? ' and others' : ''}` : ''
    }. The table of places has the numbers.`,
    mapCaption: `${pluralise(points.length, 'sponsored program')}${where.length ? ` in ${where.join(' and ')}` : ''}. Each dot is a program.`,
  };
}

const hasStory = (campaign: RecapData['campaigns'][number]): boolean =>
  Boolean(campaign.sponsor_facing_goal_title || plainParagraphs(campaign.sponsor_facing_goal_body ?? '').length);

/** The recap of a campaign or, if `season` is given, of a season. */
export function composeRecap(data: RecapData, season: { season: string; year: number } | null): RecapDocument {
  const [first] = data.campaigns;
  const sponsor = data.sponsor?.name ?? '';
  const when = season ?? first;
  const seasonText = when ? seasonLabel(when.season, when.year) : '';
  const title = season ? seasonText : (first?.name ?? sponsor);
  const rows = deliveriesOf(data.deliveries);
  const total = sumOfDeliveries('In all', rows);
  const photos = sum(data.summaries.map((summary) => summary.photos));
  const impressions = sum(data.campaigns.map((campaign) => campaign.impressions));
  const favorites = data.photos.filter((photo) => photo.favorites > 0).length;
  const delivery = rows.length ? { total, rows } : null;
  const [timeline, results] = [timelineOf(data), resultsOf(data)];
  const stories = [
    { title: '', paragraphs: plainParagraphs(data.seasonGoal ?? '') },
    ...data.campaigns.filter(hasStory).map((campaign) => ({
      title: [season ? campaign.name : null, campaign.sponsor_facing_goal_title].filter(Boolean).join(': '),
      paragraphs: plainParagraphs(campaign.sponsor_facing_goal_body ?? ''),
    })),
  ];
  const headline = [
    { value: formatNumber(data.organizations), label: data.organizations === 1 ? 'league' : 'leagues', note: '' },
    { value: formatNumber(photos), label: photos === 1 ? 'photo checked' : 'photos checked', note: '' },
    { value: formatCompact(impressions), label: 'impressions', note: '' },
  ];
  return {
    sponsor,
    title,
    season: season ? 'Season recap' : seasonText,
    documentTitle: `${season ? seasonText : `${title}, ${seasonText}`}: recap for ${sponsor}`,
    description: `What ${sponsor} was promised and what leagues delivered.`,
    footer: season ? `${sponsor}, ${seasonText}` : `${title}, ${seasonText}`,
    asOfLine: `As of ${longDate(data.today)}. Prepared by Sideline.`,
    logoKey: data.sponsor?.logo_key ?? null,
    coverKey:
      data.campaigns.find((campaign) => campaign.goal_image_key)?.goal_image_key ?? data.photos[0]?.storage_key ?? null,
    logoAlt: `Logo of ${sponsor}`,
    coverAlt: `${sponsor}: ${first?.sponsor_facing_goal_title ?? title}`,
    titles: titlesOf(data, total, { delivery, timeline, results }),
    summary: summaryOf(data, total),
    headline: headline.filter(({ value }) => value !== '0'),
    story: stories.filter(({ title: heading, paragraphs }) => heading || paragraphs.length),
    campaigns: season
      ? data.campaigns.map((campaign) => {
          const numbers = data.summaries.find(({ id }) => id === campaign.id);
          return {
            name: campaign.name,
            leagues: formatNumber(numbers?.leagues ?? 0),
            photos: formatNumber(numbers?.photos ?? 0),
            impressions: campaign.impressions ? formatNumber(campaign.impressions) : '–',
          };
        })
      : [],
    delivery,
    deliveryAlt: `Of ${pluralise(total.confirmed, 'confirmed asset')}, ${formatNumber(total.proven)} are proven, ${formatNumber(total.inReview)} in review, ${formatNumber(total.due)} due, ${notShown(total, 'late') ? 'what is late is not shown' : `${formatNumber(total.late)} late`} and ${formatNumber(total.notDelivered)} not delivered${total.contracted === null ? '' : `; ${formatNumber(total.contracted)} were promised, ${formatNumber(total.unconfirmed)} of them not confirmed`}.`,
    howWeCount: howWeCountOf(total),
    timeline,
    ...mapOf(data),
    photos: data.photos.map((photo) => {
      const text = [
        photo.capability_name,
        cityState(photo),
        photo.accepted_on ? `checked ${formatDate(photo.accepted_on)}` : '',
      ];
      return {
        id: photo.id,
        fileId: photo.file_id,
        storageKey: photo.storage_key,
        title: photo.organization_name,
        text: text.filter(Boolean).join(' · '),
        alt: `Photo of ${photo.organization_name}: ${photo.capability_name}${cityState(photo) ? `, ${cityState(photo)}` : ''}`,
      };
    }),
    photosLine: favorites
      ? `${pluralise(favorites, 'photo')} that people of ${sponsor} marked as ${favorites === 1 ? 'a favorite comes' : 'favorites come'} first.`
      : '',
    testimonials: data.testimonials.map(({ quote, attribution }) => ({ quote, attribution: attribution ?? '' })),
    results,
    missing: missingOf(data, total),
    appendixLine: data.leagues.length
      ? `${data.leagues.length === 1 ? 'The sponsored program' : `All ${formatNumber(data.leagues.length)} sponsored programs`} and what proves them: see the list of leagues, a spreadsheet offered beside this file.`
      : '',
  };
}
