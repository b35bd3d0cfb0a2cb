/** A campaign of a roll-over's preview, and a previous partner, as the API returns them. */
import type { Edit } from '../rollOver/edits.ts';

const part = (key: string, more: object = {}) => ({
  key,
  kind: key.split(':')[0],
  name: `Name of ${key}`,
  deadline: null,
  note: null,
  leftOut: false,
  refused: false,
  ...more,
});
const partner = (offerId: number, more: object = {}) => ({
  offerId,
  organizationId: 50 + offerId,
  organizationName: `League ${offerId}`,
  sponsorablePropertyName: 'Juniors',
  createsProperty: true,
  proofsDue: 4,
  proofsOnTime: 3,
  value: '1250.00',
  answerDays: 2,
  rejectedPhotos: 0,
  seasons: 3,
  reason: null,
  refused: false,
  asked: true,
  ...more,
});
/** The preview of an edited campaign. */
export const plan = ({ campaignId, askedOfferIds, leftOutOfferIds, ...edit }: Edit, more: object = {}) => ({
  campaignId,
  sponsorName: 'Brightwell Dental',
  previousName: `Game Day ${campaignId}`,
  previousTargetNumberOfLeagues: 60,
  previousTotalSpend: 75000,
  previousGoalDate: '2026-10-15',
  name: `Game Day ${campaignId} again`,
  seasonName: 'Fall 2027',
  season: 'fall',
  year: 2027,
  targetNumberOfLeagues: 64,
  totalSpend: 75000,
  leaguesConfirmedGoalDate: '2027-10-14',
  reason: null,
  parts: [
    part('capability:1'),
    part('deadline:2', { deadline: '2027-11-17', note: 'This day is over.' }),
    part('question:3'),
    part('filter:4'),
    part('contact:Sales', { note: 'No longer on the staff.', leftOut: true, refused: true }),
  ],
  partners: [
    partner(1, { asked: !leftOutOfferIds?.includes(1) }),
    partner(2, { reason: 'It did not answer.', asked: Boolean(askedOfferIds?.includes(2)) }),
    partner(3, { reason: 'It has no program for this season.', refused: true, createsProperty: false, asked: false }),
  ],
  key: `key ${campaignId}`,
  ...edit,
  ...more,
});
