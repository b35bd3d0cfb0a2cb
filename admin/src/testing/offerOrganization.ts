/** An offer with its organization, program and log. */

const campaign = { id: 4, name: 'Halftime', season: 'spring', year: 2027, sponsor: { id: 9, name: 'Harvest Lane' } };

const other = (id: number, status: string) => ({
  id,
  status,
  value: '1650.00',
  campaign,
  sponsorableProperty: { id: 1, name: 'Juniors' },
});

/** Two more offers of the organization are listed: one confirmed, one proposed. */
export const offer = {
  id: 9,
  organization: {
    id: 3,
    offers: [other(9, 'confirmed'), other(10, 'confirmed'), other(11, 'proposed')],
    primaryPlayLocation: null as { address: string } | null,
    mailingAddress: null,
    contactEmail: 'a@b.test',
    contactPhone: null,
    websiteUrl: null,
    emailListSize: 1200,
    socialMediaFollowingSize: null,
    sponsorshipInsightReport: null,
  },
  sponsorableProperty: {
    name: 'Juniors',
    season: 'spring',
    sport: { name: 'Soccer' },
    competitiveness: null,
    numberOfPlayers: 412,
    male: true,
    female: true,
    minAge: 5,
    maxAge: 9,
    startDate: '2027-03-01',
    endDate: '2027-05-01',
  },
  sponsorshipEvents: [] as object[],
};
