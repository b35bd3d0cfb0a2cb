/** A verified photo of an offer. */

/** The photo as its dialog gets it. */
export const verifiedPhoto = {
  id: 9,
  version: 2,
  status: 'verified',
  hidden: false,
  featured: false,
  release: 'not_stated',
  releaseStatedAt: null,
  releaseStatedByName: null,
  fullSizeUrl: '/files/full.jpg',
  thumbnailUrl: '/files/small.jpg',
  clearUrl: null,
};

/** The mocked response of a change of the photo. */
export const photoChanged = { changeId: null, verificationImage: { id: 9, version: 3 } };

/** Its last downloads. */
export const photoDownloads = {
  totalCount: 22,
  nodes: [
    { id: 1, way: 'zip', linkKind: 'campaign', downloadedAt: '2026-06-01T15:00:00Z', user: null },
    {
      id: 2,
      way: 'single',
      linkKind: null,
      downloadedAt: '2026-05-01T15:00:00Z',
      user: { id: 3, name: 'Ana Ruiz', email: 'a@b.test' },
    },
  ],
};
