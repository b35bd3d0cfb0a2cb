import type { Status } from '../features/sponsorship-status/SponsorshipStatus.tsx';

/** A confirmed sponsorship with a rejected photo, one that waits for artwork, and a printed check. */
export const sponsorshipStatus: Status = {
  today: '2027-03-20',
  offerId: 7,
  status: 'confirmed',
  sponsor: 'Northlight',
  organization: 'Harbor Hills',
  program: 'Spring soccer',
  season: 'SPRING',
  year: 2027,
  reason: null,
  checkLateSince: null,
  deadlines: [
    {
      id: 1,
      name: 'Banner photo',
      deadline: '2027-03-27',
      section: 'upcoming',
      rejection: { sentAt: '2027-03-19T12:00:00Z', reason: 'Too dark.', spanishReason: null, note: null },
      texts: [{ id: 5, name: 'Post', content: '<p>Play <b>fair</b></p>' }],
      files: [{ id: 6, name: 'banner.pdf', url: '/files/ab.pdf?e=1&s=2' }],
      url: '/respond-to-deadline/abc',
    },
    {
      id: 2,
      name: 'Jersey photo',
      deadline: '2027-04-03',
      section: 'missing_creatives',
      rejection: null,
      texts: [],
      files: [],
      url: null,
    },
  ],
  checks: [
    {
      id: 3,
      amount: '825.00',
      withheld: '0.00',
      number: 1001,
      payoutMethod: 'check',
      status: 'approved',
      state: 'printed',
      mailedOn: null,
      validUntil: null,
      clearedOn: null,
      estimatedArrivalDate: null,
      actionReason: null,
    },
  ],
};
