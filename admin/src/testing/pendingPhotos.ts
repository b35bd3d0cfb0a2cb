/** A photo that waits for review as its list loads it, and the mocked responses about it. */
export const photo = (id: number, organizationName: string, verificationDeadlineId: number | null) => ({
  id,
  thumbnailUrl: `/files/${id}-small.jpg`,
  fullSizeUrl: `/files/${id}.jpg`,
  offerId: id + 100,
  organizationName,
  sponsorablePropertyName: 'Rec League',
  campaignName: 'Halftime',
  sponsorName: 'Harvest Lane',
  season: 'spring',
  year: 2027,
  strategistName: null,
  verificationDeadlineId,
  deadlineName: verificationDeadlineId ? 'Banner hung' : null,
  capabilityName: 'Game Signage',
  deadline: '2027-03-01',
  from: 'League',
  createdAt: '2027-02-01T15:00:00Z',
  release: 'not_stated',
  version: 3,
});
const reasons = [
  { id: 1, name: 'The photo is blurred.', spanishName: 'Borrosa.', position: 1, retired: false, version: 1 },
  { id: 2, name: 'An old reason.', spanishName: 'Viejo.', position: 2, retired: true, version: 1 },
];

/** Reasons to reject a photo, and what its review shows beside it. */
export const reviewAnswers = {
  ImageRejectionReasonsList: () => ({ list: { nodes: reasons, pageInfo: { hasNextPage: false } } }),
  PendingPhoto: ({ id }: { id: number }) => ({
    pendingImageListItem: {
      id,
      verificationImage: {
        id,
        verificationDeadline: { id: 4, renderedVerificationReminderInstructions: `Photograph the banner of ${id}.` },
      },
      recentlyAccepted: [
        {
          id: 90 + id,
          thumbnailUrl: `/files/accepted-${id}.jpg`,
          fullSizeUrl: null,
          createdAt: '2027-01-01T15:00:00Z',
          offer: { id: 7, organization: { id: 3, name: 'Erie Flag' } },
        },
      ],
    },
  }),
};

/** An accepted photo without a release as its list loads it. */
export const unreleasedPhoto = (id: number, organizationName: string, statedForSeason: boolean) => ({
  id,
  thumbnailUrl: `/files/${id}-small.jpg`,
  offerId: id + 100,
  organizationName,
  deadlineName: 'Banner hung',
  campaignName: 'Halftime',
  sponsorName: 'Harvest Lane',
  season: 'spring',
  year: 2027,
  release: 'not_stated',
  statedForSeason,
  createdAt: '2027-02-01T15:00:00Z',
  version: 3,
});
