/**
 * The main job, end to end: one season from a campaign to a paid and proven sponsorship, through the real screens, the real
 * database, the real worker and real SMTP. Each test is a step and depends on the previous ones; a failed step leaves a picture
 * of each open page in the folder that SIDELINE_PICTURES names. The steps are in `flows/season/`.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { campaignIsPlanned } from './flows/season/campaign.ts';
import { offerIsAccepted } from './flows/season/offer.ts';
import { sponsorshipIsProved } from './flows/season/proof.ts';
import { leagueIsFound } from './flows/season/prospects.ts';
import { Season } from './flows/season/season.ts';

jest.setTimeout(180_000); // drawing maps is slow without a graphics card

const season = new Season();
beforeAll(() => season.begin(), 120_000);
afterAll(() => season.setup?.stop());

describe('one season', () => {
  campaignIsPlanned(season);
  leagueIsFound(season);
  offerIsAccepted(season);
  sponsorshipIsProved(season);

  it('no page of the journey had a script error', () => {
    expect([...season.staff.errors, ...season.phone.errors]).toEqual([]);
  });
});
