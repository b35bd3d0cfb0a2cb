/** The sentences of a recap: what each page or slide finds, the summary, and what is missing. PDF and slides show the same. */

import { contractOf, type DeliveryCounts } from '../../ui/delivery.ts';
import { addDays, formatMoney, formatNumber, longDate, pluralise } from '../../ui/formats.ts';
import type { RecapDocument, RecapMap, RecapNumber, RecapTitles } from './document.ts';
import type { RecapData } from './read.ts';

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);
const are = (count: number) => (count === 1 ? 'is' : 'are');
const have = (count: number) => (count === 1 ? 'has' : 'have');
const sentence = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Sponsorships confirmed, and of those planned: each campaign counts at most its own target. */
function goalOf({ summaries }: RecapData) {
  const planned = summaries.filter(({ target }) => target !== null);
  const target = planned.length ? sum(planned.map((summary) => summary.target)) : null;
  const missing = sum(planned.map((summary) => summary.unconfirmed));
  return {
    confirmed: sum(summaries.map((summary) => summary.confirmed)),
    target,
    missing,
    extra: sum(planned.map((summary) => summary.extra)),
    only: summaries.length === 1 ? summaries[0] : undefined,
  };
}

function goalTitle(data: RecapData): string {
  const { confirmed, target, missing, extra } = goalOf(data);
  if (target === null) return `${pluralise(confirmed, 'sponsorship')} ${are(confirmed)} confirmed`;
  if (missing > 0)
    return `${formatNumber(target - missing)} of ${formatNumber(target)} planned sponsorships are confirmed; ${formatNumber(missing)} short`;
  return `The goal of ${pluralise(target, 'sponsorship')} is reached${extra > 0 ? `, with ${formatNumber(extra)} more` : ''}`;
}

function goalSentences(data: RecapData): string {
  const { confirmed, target, missing, extra, only } = goalOf(data);
  const by = only?.goal_date ? ` by ${longDate(only.goal_date)}` : '';
  const missed = only?.goal_date && only.goal_date < data.today ? ' The goal was missed.' : '';
  return sentence(
    `${pluralise(confirmed, 'sponsorship')} ${are(confirmed)} confirmed${target === null ? '' : `; ${formatNumber(target)} were planned${by}`}.`,
    missing > 0 &&
      `${formatNumber(missing)} of them ${are(missing)} not confirmed${extra > 0 ? `, and ${formatNumber(extra)} more than planned are confirmed in other campaigns` : ''}.${missed}`,
    missing === 0 && only?.reached_on ? `The target was reached on ${longDate(only.reached_on)}.` : null,
  );
}

function deliveryTitle({ contracted, confirmed, unconfirmed, extra, proven }: DeliveryCounts): string {
  if (confirmed === 0) return 'No asset is confirmed yet';
  if (contracted === null)
    return `${formatNumber(proven)} of ${pluralise(confirmed, 'confirmed asset')} ${are(proven)} proven`;
  return `${formatNumber(contracted - unconfirmed)} of ${pluralise(contracted, 'promised asset')} ${are(contracted - unconfirmed)} confirmed${extra > 0 ? `, and ${formatNumber(extra)} more` : ''}; ${formatNumber(proven)} ${are(proven)} proven`;
}

function onTime({ confirmed, late, lateHidden }: DeliveryCounts): string | null {
  if (confirmed === 0) return null;
  if (late > 0)
    return sentence(
      `${pluralise(late, 'asset')} ${are(late)} late: a date has passed without a checked photo.`,
      lateHidden && 'What else is late is not shown to you.',
    );
  return lateHidden ? 'What is late is not shown to you.' : 'No asset is late.';
}

function money({ summaries }: RecapData): string | null {
  const contract = contractOf(summaries.map((summary) => summary.dollars_contracted));
  const leagues = sum(summaries.map((summary) => Number(summary.dollars_for_leagues ?? 0)));
  return sentence(
    contract && `The contract${contract.scope} is ${formatMoney(contract.dollars)}.`,
    leagues > 0 && `Confirmed sponsorships bring the leagues ${formatMoney(leagues)}.`,
  );
}

/** Who got more and less than their share, of each campaign whose sponsor may see it. */
const fairShareOf = ({ campaigns }: RecapData): string =>
  campaigns
    .flatMap(({ name, fair_share }) =>
      fair_share ? [campaigns.length > 1 ? `${name}: ${fair_share}` : fair_share] : [],
    )
    .join(' ');

/** The rows of the page of summary. */
export const summaryOf = (data: RecapData, total: DeliveryCounts): RecapDocument['summary'] =>
  [
    { label: 'Goal', text: goalSentences(data) },
    { label: 'Promised and delivered', text: `${deliveryTitle(total)}.` },
    { label: 'On time', text: onTime(total) },
    { label: 'Money', text: money(data) },
    { label: 'Fair share', text: fairShareOf(data) },
    { label: 'Missing', text: `${missingTitle(total)}.` },
  ].filter((row): row is { label: string; text: string } => Boolean(row.text));

function missingTitle({ confirmed, proven, unconfirmed }: DeliveryCounts): string {
  const unproven = confirmed - proven;
  const parts = [
    unconfirmed > 0 && `${pluralise(unconfirmed, 'promised asset')} ${are(unconfirmed)} not confirmed`,
    unproven > 0 && `${pluralise(unproven, 'confirmed asset')} ${are(unproven)} not proven`,
  ].filter((part) => part !== false);
  if (parts.length) return parts.join(', and ');
  return confirmed > 0
    ? `Nothing is missing: ${confirmed === 1 ? 'the confirmed asset is' : `all ${formatNumber(confirmed)} confirmed assets are`} proven`
    : 'No asset is confirmed yet';
}

/** What is missing, said openly: late, due and undelivered assets, leagues without proof, and what the file leaves out. */
export function missingOf(data: RecapData, total: DeliveryCounts): string[] {
  const { inReview, due, late, notDelivered, unconfirmed } = total;
  const absent = (reason: string) => data.leagues.filter((league) => league.photo_absence === reason).length;
  const programs = (count: number) => `${pluralise(count, 'sponsored program')} ${have(count)}`;
  const photos = sum(data.summaries.map((summary) => summary.photos));
  const left = photos - data.photos.length;
  const lines = [
    sum(data.summaries.map((summary) => summary.confirmed)) === 0 && 'No league has confirmed a sponsorship yet.',
    late > 0 && onTime(total),
    due > 0 &&
      `${pluralise(due, 'asset')} ${are(due)} due: a checked photo is still to come.${total.lateHidden ? ' Which of them are late is not shown to you.' : ''}`,
    notDelivered > 0 &&
      `${pluralise(notDelivered, 'asset')} ${notDelivered === 1 ? 'was' : 'were'} not delivered, because the league could not do it.`,
    inReview > 0 && `${pluralise(inReview, 'asset')} ${are(inReview)} in review: a photo waits for our team.`,
    unconfirmed > 0 &&
      `${formatNumber(unconfirmed)} of the promised assets ${are(unconfirmed)} not confirmed by a league${total.extra > 0 ? `; ${formatNumber(total.extra)} confirmed elsewhere beyond the promise do not make up for them` : ' yet'}.`,
    absent('none') > 0 && `${programs(absent('none'))} no photo yet; the list of leagues names them.`,
    absent('in_review') > 0 && `${programs(absent('in_review'))} only photos that wait for our review.`,
    absent('unreleased') > 0 &&
      `${programs(absent('unreleased'))} checked photos that are not shown, because no release is stated.`,
    absent('hidden') > 0 && `${programs(absent('hidden'))} only photos that our team has hidden.`,
    left > 0 &&
      `${pluralise(left, 'more checked photo')} ${are(left)} on the dashboard; this recap shows ${data.photos.length}.`,
  ].filter((line): line is string => Boolean(line));
  return lines.length ? lines : ['Every confirmed asset is proven by a checked photo.'];
}

/** The week by whose end more than half of the sponsorships were confirmed. */
function timelineTitle({ season }: NonNullable<RecapDocument['timeline']>): string {
  const confirmed = season.weeks.at(-1)?.total ?? 0;
  const week = season.weeks.find(({ total }) => total * 2 > confirmed);
  if (!week) return 'No sponsorship is confirmed yet';
  const end = addDays(week.week, 6);
  const by = longDate(end < season.today ? end : season.today);
  return confirmed === 1
    ? `The sponsorship was confirmed by ${by}`
    : `Most of the ${formatNumber(confirmed)} sponsorships were confirmed by ${by}`;
}

/** Where the programs of a map are, and how many are in the state of the most. `places`: the number of states and provinces in words. */
export function mapTitle(states: RecapMap['states'], places: readonly string[]): string {
  const [first, ...others] = states;
  const programs = sum(states.map((state) => state.programs));
  if (!first) return 'Where the sponsored programs are';
  const programsAre = `${pluralise(programs, 'sponsored program')} ${are(programs)} in`;
  return others.length === 0
    ? `${programsAre} ${first.name}`
    : `${programsAre} ${places.join(' and ')}, ${formatNumber(first.programs)} of them in ${first.name}`;
}

/** The asset of which most is missing: of what was promised, otherwise of the proof. */
function assetsTitle(rows: readonly DeliveryCounts[]): string {
  const most = (lack: (row: DeliveryCounts) => number) =>
    rows.reduce<DeliveryCounts | undefined>(
      (best, row) => (lack(row) > (best ? lack(best) : 0) ? row : best),
      undefined,
    );
  const unconfirmed = most((row) => row.unconfirmed);
  if (unconfirmed)
    return `${unconfirmed.name} lacks the most: ${formatNumber(unconfirmed.unconfirmed)} of ${formatNumber(unconfirmed.contracted ?? 0)} promised ${are(unconfirmed.unconfirmed)} not confirmed`;
  const unproven = most((row) => row.confirmed - row.proven);
  return unproven
    ? `${unproven.name} lacks the most proof: ${formatNumber(unproven.confirmed - unproven.proven)} of ${formatNumber(unproven.confirmed)} confirmed ${are(unproven.confirmed - unproven.proven)} not proven`
    : 'Every asset is proven as promised';
}

function resultsTitle({ campaigns, statistics }: RecapData, results: readonly RecapNumber[]): string {
  const impressions = sum(campaigns.map((campaign) => campaign.impressions));
  const entered = impressions > 0 ? statistics.length : statistics.length - 1;
  const [first] = results;
  const text = impressions > 0 ? pluralise(impressions, 'impression') : `${first?.label ?? ''}: ${first?.value ?? ''}`;
  return entered > 0 ? `${text}, and ${pluralise(entered, 'more result')}` : text;
}

/** What each page or slide finds, as a sentence built from its numbers. */
export function titlesOf(
  data: RecapData,
  total: DeliveryCounts,
  { delivery, timeline, results }: Pick<RecapDocument, 'delivery' | 'timeline' | 'results'>,
): RecapTitles {
  const photos = sum(data.summaries.map((summary) => summary.photos));
  const shown = data.photos.length;
  const several = data.campaigns.length > 1;
  return {
    summary: goalTitle(data),
    missing: missingTitle(total),
    story: several ? `What the ${data.campaigns.length} campaigns set out to do` : 'What the campaign set out to do',
    campaigns: `${pluralise(data.campaigns.length, 'campaign')} brought ${pluralise(data.organizations, 'league')} and ${pluralise(photos, 'checked photo')}`,
    delivery: deliveryTitle(total),
    assets: assetsTitle(delivery?.rows ?? []),
    timeline: timeline ? timelineTitle(timeline) : '',
    photos:
      shown < photos
        ? `This recap shows ${shown} of the ${formatNumber(photos)} photos that our team has checked`
        : `Our team has checked ${pluralise(photos, 'photo')}`,
    testimonials: `In their own words: ${pluralise(data.testimonials.length, 'testimonial')}`,
    results: resultsTitle(data, results),
  };
}
