/** Composes the texts and numbers of a recap from its data. */
import { placesInWords, stateName, statesOf } from '../../ui/address/address.ts';
import { describeSeason, seasonOf } from '../../ui/charts/season.ts';
import {
  contractOf,
  type DeliveryCounts,
  deliveriesByAsset,
  howWeCountOf,
  notShown,
  photoAbsences,
  sumOfDeliveries,
} from '../../ui/delivery.ts';
import {
  cityState,
  formatCompact,
  formatDate,
  formatMoney,
  formatNumber,
  longDate,
  pluralise,
  seasonLabel,
} from '../../ui/formats.ts';
import type { RecapDocument, RecapNumber } from './document.ts';
import { plainParagraphs } from './plainText.ts';
import { MAX_LEAGUES, type RecapData } from './read.ts';

/** Postal codes of Canada's provinces and territories. */
const PROVINCES: ReadonlySet<string> = new Set(statesOf('CA').map(({ value }) => value));

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0);

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

function deliverySentences({ summaries }: RecapData): string[] {
  const only = summaries.length === 1 ? summaries[0] : undefined;
  const confirmed = sum(summaries.map((one) => one.confirmed));
  const targets = summaries.flatMap(({ target }) => (target === null ? [] : [target]));
  const planned = targets.length
    ? `; ${formatNumber(sum(targets))} were planned${only?.goal_date ? ` by ${longDate(only.goal_date)}` : ''}`
    : '';
  const [missing, extra] = [sum(summaries.map((one) => one.unconfirmed)), sum(summaries.map((one) => one.extra))];
  const reached = only?.reached_on
    ? ` The target was reached on ${longDate(only.reached_on)}.`
    : missing > 0
      ? ` ${formatNumber(missing)} of them are not confirmed${extra > 0 ? `, and ${formatNumber(extra)} more than planned are confirmed in other campaigns` : ''}.`
      : '';
  const paid = summaries.filter((one) => one.dollars_for_leagues !== null);
  const contract = contractOf(summaries.map((one) => one.dollars_contracted));
  const leagues = sum(paid.map((one) => Number(one.dollars_for_leagues)));
  const money = [
    contract && `The contract${contract.scope} is ${formatMoney(contract.dollars)}.`,
    leagues > 0 && `Confirmed sponsorships bring the leagues ${formatMoney(leagues)}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return [
    `${pluralise(confirmed, 'sponsorship')} ${confirmed === 1 ? 'is' : 'are'} confirmed${planned}.${reached}`,
    ...(money.length ? [money.join(' ')] : []),
  ];
}

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

/** What is missing, said openly: late, due and undelivered assets, leagues without proof, and what the file leaves out. */
function missingOf(data: RecapData, total: DeliveryCounts): string[] {
  const { inReview, late, due, notDelivered, unconfirmed } = total;
  const absent = (reason: string) => data.leagues.filter((league) => league.photo_absence === reason).length;
  const programs = (count: number) => `${pluralise(count, 'sponsored program')} ${count === 1 ? 'has' : 'have'}`;
  const photos = sum(data.summaries.map((one) => one.photos));
  const confirmed = sum(data.summaries.map((one) => one.confirmed));
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  return [
    confirmed === 0 && 'No league has confirmed a sponsorship yet.',
    late > 0 && `${pluralise(late, 'asset')} ${are(late)} late: a date has passed without a checked photo.`,
    due > 0 &&
      `${pluralise(due, 'asset')} ${are(due)} due: a checked photo is still to come.${total.lateHidden ? ' Which of them are late is not shown to you.' : ''}`,
    notDelivered > 0 &&
      `${pluralise(notDelivered, 'asset')} ${notDelivered === 1 ? 'was' : 'were'} not delivered, because the league could not do it.`,
    inReview > 0 && `${pluralise(inReview, 'asset')} ${are(inReview)} in review: a photo waits for our team.`,
    unconfirmed > 0 &&
      `${formatNumber(unconfirmed)} of the promised assets ${are(unconfirmed)} not confirmed by a league${total.extra > 0 ? `; ${formatNumber(total.extra)} confirmed elsewhere beyond the promise do not make up for them` : ' yet'}.`,
    absent('none') > 0 && `${programs(absent('none'))} no photo yet; the list at the end names them.`,
    absent('in_review') > 0 && `${programs(absent('in_review'))} only photos that wait for our review.`,
    absent('unreleased') > 0 &&
      `${programs(absent('unreleased'))} checked photos that are not shown, because no release is stated.`,
    absent('hidden') > 0 && `${programs(absent('hidden'))} only photos that our team has hidden.`,
    photos > data.photos.length &&
      `${pluralise(photos - data.photos.length, 'more checked photo')} ${are(photos - data.photos.length)} on the dashboard; this recap shows ${data.photos.length}.`,
    confirmed > data.leagues.length &&
      data.leagues.length === MAX_LEAGUES &&
      `The list at the end has the first ${formatNumber(MAX_LEAGUES)} of ${formatNumber(confirmed)} sponsored programs.`,
  ].filter((line) => line !== false);
}

function timelineOf({ weeks, events, summaries, today }: RecapData): RecapDocument['timeline'] {
  const season = seasonOf(weeks, events, summaries, today);
  return season.weeks.length ? { season, alt: describeSeason(season) } : null;
}

function mapOf({ leagues }: RecapData): Pick<RecapDocument, 'map' | 'mapAlt' | 'mapCaption'> {
  const points = leagues.flatMap(({ lat, lon, proof }) =>
    lat === null || lon === null ? [] : [{ lat, lon, proven: proof !== null }],
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
      points,
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

const hasStory = (one: RecapData['campaigns'][number]): boolean =>
  Boolean(one.sponsor_facing_goal_title || plainParagraphs(one.sponsor_facing_goal_body ?? '').length);

/** The recap of a campaign or, if `season` is given, of a season. */
export function composeRecap(data: RecapData, season: { season: string; year: number } | null): RecapDocument {
  const [first] = data.campaigns;
  const sponsor = data.sponsor?.name ?? '';
  const when = season ?? first;
  const seasonText = when ? seasonLabel(when.season, when.year) : '';
  const title = season ? seasonText : (first?.name ?? sponsor);
  const rows = deliveriesOf(data.deliveries);
  const total = sumOfDeliveries('In all', rows);
  const photos = sum(data.summaries.map((one) => one.photos));
  const impressions = sum(data.campaigns.map((one) => one.impressions));
  const stories = [
    { title: '', paragraphs: plainParagraphs(data.seasonGoal ?? '') },
    ...data.campaigns.filter(hasStory).map((one) => ({
      title: [season ? one.name : null, one.sponsor_facing_goal_title].filter(Boolean).join(': '),
      paragraphs: plainParagraphs(one.sponsor_facing_goal_body ?? ''),
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
    coverKey: data.campaigns.find((one) => one.goal_image_key)?.goal_image_key ?? data.photos[0]?.storage_key ?? null,
    logoAlt: `Logo of ${sponsor}`,
    coverAlt: `${sponsor}: ${first?.sponsor_facing_goal_title ?? title}`,
    headline: headline.filter(({ value }) => value !== '0'),
    story: stories.filter(({ title: heading, paragraphs }) => heading || paragraphs.length),
    campaigns: season
      ? data.campaigns.map((one) => {
          const numbers = data.summaries.find(({ id }) => id === one.id);
          return {
            name: one.name,
            leagues: formatNumber(numbers?.leagues ?? 0),
            photos: formatNumber(numbers?.photos ?? 0),
            impressions: one.impressions ? formatNumber(one.impressions) : '–',
          };
        })
      : [],
    delivery: data.summaries.length ? { sentences: deliverySentences(data), total, rows } : null,
    deliveryAlt: `Of ${pluralise(total.confirmed, 'confirmed asset')}, ${formatNumber(total.proven)} are proven, ${formatNumber(total.inReview)} in review, ${formatNumber(total.due)} due, ${notShown(total, 'late') ? 'what is late is not shown' : `${formatNumber(total.late)} late`} and ${formatNumber(total.notDelivered)} not delivered${total.contracted === null ? '' : `; ${formatNumber(total.contracted)} were promised, ${formatNumber(total.unconfirmed)} of them not confirmed`}.`,
    howWeCount: howWeCountOf(total),
    timeline: timelineOf(data),
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
        featured: photo.featured,
      };
    }),
    photosLine: `${formatNumber(data.photos.length)} of ${pluralise(photos, 'checked photo')}. Our team has checked each of them.`,
    testimonials: data.testimonials.map(({ quote, attribution }) => ({ quote, attribution: attribution ?? '' })),
    results: resultsOf(data),
    missing: missingOf(data, total),
    leagues: data.leagues.map((league) => ({
      name: league.organization_name,
      program: [league.program, league.sport_name]
        .filter((part) => part && part !== league.organization_name)
        .join(', '),
      place: cityState(league),
      players: league.number_of_players,
      proof: Object.entries(league.proof ?? {})
        .map(([name, count]) => (count > 1 ? `${name} (${formatNumber(count)})` : name))
        .join(', '),
      absence: league.photo_absence === null ? '' : (photoAbsences[league.photo_absence] ?? ''),
    })),
  };
}
