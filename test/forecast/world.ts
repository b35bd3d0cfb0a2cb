/**
 * Simulated agencies whose truth is known, for the backtest of the forecast. Days are whole numbers; day 0 is a first of
 * January. A world is a function of its seed. It is deliberately not the model: answers are log-normal in time, staff
 * send weekly, stop at the target, add prospects when they feel behind, write twice, and are disturbed.
 */

export type Kind = 'undisturbed' | 'holiday' | 'sent late' | 'staff on leave' | 'broken mail week' | 'slow leagues';
export type Status = 'prospecting' | 'qualified' | 'proposed' | 'confirmed' | 'canceled' | 'rejected' | 'unqualified';

export interface SimulatedCampaign {
  sponsor: number;
  target: number;
  /** The goal date. */
  goal: number;
  /** The day of its first prospects. */
  begin: number;
  kind: Kind;
  offers: SimulatedOffer[];
  /** How many of `count` more offers, sent on `day`, are confirmed by the goal date: a draw from the truth. */
  extra(count: number, day: number, seed: number): number;
}

export interface SimulatedOffer {
  earlierPartner: boolean;
  /** null: deleted. */
  stages: [status: Status | 'rejected_by_league' | null, day: number][];
}

function random(seed: number) {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    normal,
    below: (n: number) => Math.floor(uniform() * n),
    between: (a: number, b: number) => a + (b - a) * uniform(),
    lognormal: (median: number, sigma: number) => median * Math.exp(sigma * normal()),
  };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Thanksgiving week, the turn of the year, the week of July 4. */
const HOLIDAYS = [
  [328, 335],
  [356, 368],
  [183, 188],
] as const;
function isHoliday(day: number): boolean {
  const d = ((day % 365) + 365) % 365;
  return HOLIDAYS.some(([a, b]) => (d >= a && d < b) || (d + 365 >= a && d + 365 < b));
}

/** An offer while it is simulated. */
interface Offer extends SimulatedOffer {
  sport: number;
  region: number;
  qualifies?: number;
  qualified?: boolean;
  sent?: number;
  answer?: { confirmed?: number; lost?: number };
  closed?: boolean;
}

/** An agency's campaigns of two or three years. */
export function makeWorld(seed: number, count: number): SimulatedCampaign[] {
  const r = random(seed * 7919 + 17);
  const years = r.uniform() < 0.5 ? 2 : 3;
  const effects = (n: number, deviation: number) => Array.from({ length: n }, () => deviation * r.normal());
  const of = (values: number[], index: number) => values[index] ?? 0;
  const sports = effects(8, 0.4);
  const speeds = effects(8, 0.2);
  const seasons = effects(4, 0.2);
  const regions = effects(6, 0.25);
  const sponsors = effects(Math.max(3, Math.ceil(count / 9)), 0.45);
  const staff = Math.max(2, Math.ceil(count / 40));
  const level = -1.15 + 0.3 * r.normal();
  const drift = 0.15 * r.normal(); // a year
  const believed = logistic(level) * 0.8; // what staff think that a prospect is worth
  const brokenWeeks = Array.from({ length: years }, (_, year) => year * 365 + 30 + r.below(300));
  /** Emails of these weeks never arrive, and nobody knows. */
  const isBroken = (day: number) => brokenWeeks.some((first) => day >= first && day < first + 7);
  const leaves = Array.from({ length: staff }, () =>
    Array.from({ length: years }, (_, year) => year * 365 + r.below(700)).filter((day) => day < years * 365),
  );

  return Array.from({ length: count }, (): SimulatedCampaign => {
    const term = r.below(years * 4);
    const goal = term * 91 + 75 + r.below(30);
    const sponsor = r.below(sponsors.length);
    const owner = r.below(staff);
    const target = Math.max(8, Math.round(r.lognormal(35, 0.6)));
    const start = goal - 60 - r.below(45);
    const effect = 0.35 * r.normal();
    const region = r.below(6);
    const late = r.uniform() < 0.12;
    const slow = r.uniform() < 0.12;
    const [sport, otherSport] = [r.below(8), r.below(8)];
    let kind: Kind = 'undisturbed';

    type League = Pick<Offer, 'sport' | 'region' | 'earlierPartner'>;
    const league = (q: Pick<typeof r, 'uniform' | 'below'>): League => ({
      sport: q.uniform() < 0.7 ? sport : otherSport,
      region: q.uniform() < 0.8 ? region : q.below(6),
      earlierPartner: q.uniform() < 0.2,
    });
    const accepts = (o: League, day: number) =>
      logistic(
        level + (drift * day) / 365 + of(sports, o.sport) + of(seasons, term % 4) + of(sponsors, sponsor) +
          of(regions, o.region) + (o.earlierPartner ? 1 : 0) + effect,
      ); // biome-ignore format: one sum
    const median = (o: League) => 6 * Math.exp(of(speeds, o.sport)) * (slow ? 2 : 1);
    /** When an offer sent on a day is confirmed or lost; neither: never. */
    const answer = (o: League, day: number): { confirmed?: number; lost?: number } => {
      if (isBroken(day)) return {};
      const postponed = (on: number) => {
        const planned = Math.max(day + 1, Math.round(on));
        return isHoliday(planned) && r.uniform() < 0.7 ? planned + 5 + r.below(6) : planned;
      };
      if (r.uniform() < accepts(o, day)) return { confirmed: postponed(day + r.lognormal(median(o), 0.9)) };
      return r.uniform() < 0.25 ? { lost: postponed(day + r.lognormal(5, 0.9)) } : {};
    };

    const offers: Offer[] = [];
    const prospects: Offer[] = [];
    const add = (n: number, day: number) => {
      for (let i = 0; i < n; i++) {
        const offer: Offer = { ...league(r), stages: [['prospecting', day]] };
        const at = day + Math.max(1, Math.round(r.lognormal(3, 0.6)));
        if (r.uniform() < 0.82) {
          offer.qualifies = at;
          prospects.push(offer);
        } else offer.stages.push([r.uniform() < 0.5 ? 'unqualified' : null, at]);
        offers.push(offer);
      }
    };
    const settle = (o: Offer, day: number) => {
      if (o.sent === undefined || o.closed) return;
      if (o.answer?.confirmed === day) {
        o.stages.push(['confirmed', day]);
        if (r.uniform() < 0.02) o.stages.push(['canceled', day + 3 + r.below(20)]);
        o.closed = true;
      } else if (o.answer?.lost === day) {
        o.stages.push(['rejected_by_league', day]);
        o.closed = true;
      } else if (day - o.sent === 14 && !o.answer?.confirmed && !o.answer?.lost && r.uniform() < 0.5) {
        const second = answer(o, day); // a second email
        if (isBroken(o.sent) || r.uniform() < 0.35) o.answer = second;
      } else if (day - o.sent === 50 && !o.answer?.confirmed && r.uniform() < 0.5) {
        o.stages.push(['rejected', day]);
        o.closed = true;
      }
    };

    const begin = start + (late ? 21 + r.below(10) : 0);
    const size = Math.ceil((target / believed) * r.between(0.5, 1.1));
    const weekly = Math.max(5, Math.ceil(size / r.between(4, 10)));
    const weekday = r.below(7);
    const confirmedBy = (day: number) => offers.filter((o) => (o.answer?.confirmed ?? Infinity) <= day).length;
    add(Math.ceil(size * 0.6), begin);
    for (let day = begin + 1; day < goal + 14; day++) {
      for (const offer of offers) settle(offer, day);
      // answers of leagues do not wait for staff on leave; everything else does
      if ((leaves[owner] ?? []).some((first) => day >= first && day < first + 21)) {
        if (kind === 'undisturbed' && day < goal && day > begin + 7) kind = 'staff on leave';
        continue;
      }
      if (day === begin + 14) add(Math.ceil(size * 0.4), day);
      for (const offer of prospects)
        if ((offer.qualifies ?? Infinity) <= day && !offer.qualified) {
          offer.qualified = true;
          offer.stages.push(['qualified', day]);
        }
      if (day % 7 !== weekday || day <= begin + 6) continue;
      const open = offers.filter((o) => o.sent !== undefined && !o.closed && day - o.sent < 21).length;
      if (confirmedBy(day) + 0.4 * believed * open < target * (0.95 + 0.2 * r.uniform()))
        for (const offer of prospects.filter((o) => o.qualified && o.sent === undefined).slice(0, weekly)) {
          offer.sent = day;
          offer.stages.push(['proposed', day]);
          offer.answer = answer(offer, day);
          if (isBroken(day)) kind = 'broken mail week';
        }
      // staff look at the numbers now and then, and add prospects
      const expected =
        confirmedBy(day) +
        0.7 * believed * offers.filter((o) => !o.answer?.confirmed && o.stages.length < 4 && !o.closed).length;
      if (day > begin + 25 && day < goal - 6 && expected < 0.95 * target && r.uniform() < 0.35)
        add(Math.ceil(Math.min(size, ((target - expected) / believed) * r.between(0.3, 0.9))), day);
    }
    if (kind === 'undisturbed') kind = late ? 'sent late' : slow ? 'slow leagues' : kind;
    if (kind === 'undisturbed') for (let day = goal - 42; day < goal; day++) if (isHoliday(day)) kind = 'holiday';

    return {
      sponsor,
      target,
      goal,
      begin,
      kind,
      offers,
      extra(more, day, drawn) {
        const q = random(drawn);
        let confirmed = 0;
        for (let i = 0; i < more; i++) {
          const offer = league(q);
          const willing = !isBroken(day) && q.uniform() < accepts(offer, day);
          if (willing && day + Math.max(1, Math.round(q.lognormal(median(offer), 0.9))) <= goal) confirmed++;
        }
        return confirmed;
      },
    };
  });
}
