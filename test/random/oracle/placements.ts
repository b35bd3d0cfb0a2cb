/**
 * Which placements exclude each other (T1): an offer that is proposed or confirmed in another campaign of the season
 * excludes others from its program and sport, or from its league if the sponsors compete; staff can override this.
 * And which campaigns accept which programs at all (T2): no campaign that is over, and only programs of its season
 * and year unless it takes any.
 */
import type { Effects, Row } from '../state.ts';
import type { Who } from './who.ts';

const isPlaced = ({ status }: Row) => status === 'proposed' || status === 'confirmed';

/** Operations that add, qualify or send offers. */
const placing = (call: string) =>
  /^(add_.*(_to_campaign)|create_youth_sports_season_prospects|mark_as_qualified|send_offer_emails)$/.test(call);

/** An offer with its campaign, sponsor and program. */
function whole(offer: Row, { state }: Who) {
  const campaign = state.row('campaigns', offer.campaign_id) as Row;
  return {
    offer,
    campaign,
    sponsor: state.row('sponsors', campaign.sponsor_id) as Row,
    program: state.row('sponsorable_properties', offer.sponsorable_property_id) as Row,
  };
}
type Whole = ReturnType<typeof whole>;

function excludes(other: Whole, one: Whole): boolean {
  const [mine, theirs] = [one.campaign, other.campaign];
  if (
    mine.id === theirs.id ||
    mine.season !== theirs.season ||
    mine.year !== theirs.year ||
    theirs.status === 'rejected'
  )
    return false;
  const sameSport =
    one.program.id === other.program.id ||
    (one.program.sport_id !== null && one.program.sport_id === other.program.sport_id);
  const compete =
    one.sponsor.id !== other.sponsor.id &&
    one.sponsor.category_id !== null &&
    one.sponsor.category_id === other.sponsor.category_id;
  return (
    ((mine.exclusive_by_sport || theirs.exclusive_by_sport) && sameSport) ||
    ((mine.exclusive_by_category || theirs.exclusive_by_category) && compete)
  );
}

/** Why a campaign does not accept a program; null if it does. */
function misplaced({ campaign, program }: Whole, { state }: Who): string | null {
  if (['complete', 'rejected'].includes(campaign.status)) return `to a campaign that is ${campaign.status}`;
  if (campaign.any_season) return null;
  const filter = state
    .where('search_filters', 'campaign_id', campaign.id)
    .find(({ type, enabled }) => type === 'SeasonFilter' && enabled);
  const inSeason = filter ? filter.parameters[program.season] === true : program.season === campaign.season;
  const date = program.start_date ?? program.end_date;
  const inYear = date === null || Number(String(date).slice(0, 4)) === campaign.year;
  return inSeason && inYear ? null : 'though it is of another season';
}

/** Describes an offer that must not exist, or that was sent without an override despite a conflicting campaign; null if none. */
export function placementViolation(
  call: string,
  args: Record<string, string>,
  effects: Effects,
  who: Who,
): string | null {
  if (!placing(call)) return null;
  for (const { table, before, after } of effects) {
    if (table !== 'offers' || !after) continue;
    const one = whole(after, who);
    const wrong = before ? null : misplaced(one, who);
    if (wrong) return `${call} adds offer ${after.id} ${wrong}`;
    if (args.include_conflicts === 'true') continue;
    const rival = who.state
      .where('offers', 'organization_id', after.organization_id)
      .find((row) => isPlaced(row) && excludes(whole(row, who), one));
    if (rival) return `${call} takes offer ${after.id} on though offer ${rival.id} excludes it`;
  }
  return null;
}
