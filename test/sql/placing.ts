/** Placements of the programs of a league in two campaigns of the same season, which may conflict. */
import { type Db, makeCampaign, makeOrganization, makeProperty, makeSponsor, type Row } from '../harness/factories.ts';

let year = 2031;
const SOCCER = 1;
const TENNIS = 14;

/** Columns of a campaign that is exclusive by sport. */
export const bySport = { exclusive_by_sport: true };

/** A league with two soccer programs and one of tennis; and two campaigns of a season that no other call uses. `mine`, `theirs`: columns of the campaigns; `sponsors`: of their sponsors. */
export async function makeTwoCampaigns(db: Db, mine: Row = bySport, theirs: Row = {}, sponsors: [Row, Row] = [{}, {}]) {
  const season = { season: 'spring', year: year++ };
  const league = await makeOrganization(db);
  const program = async (sport_id: number | null) =>
    (await makeProperty(db, { organization_id: league.id, sport_id })).id as number;
  const [mySponsor, theirSponsor] = [await makeSponsor(db, sponsors[0]), await makeSponsor(db, sponsors[1])];
  return {
    league,
    soccer: await program(SOCCER),
    otherSoccer: await program(SOCCER),
    tennis: await program(TENNIS),
    sportless: await program(null),
    campaign: await makeCampaign(db, { ...season, ...mine, sponsor_id: mySponsor.id }),
    rival: await makeCampaign(db, { ...season, ...theirs, sponsor_id: theirSponsor.id }),
  };
}
