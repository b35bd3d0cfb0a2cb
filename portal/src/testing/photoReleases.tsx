/** The page on which a league collects photo releases, with a mocked server, and a scanner of its code. */
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import PhotoReleases from '../features/photo-releases/PhotoReleases.tsx';
import { fakeServer, leagueToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

/** The link's organization, season and year. */
export const subject = { organizationId: 3, season: 'spring', year: 2027 };
/** Its address. */
export const url = 'https://sideline.test/photo-release/3-spring-2027-1-abcdefghjkmnpqrs';
const signed = [
  { id: 9, signerName: 'Rosa Diaz', childNames: 'Ana, Luis', signedAt: '2027-04-02T15:00:00Z' },
  { id: 8, signerName: 'Ken Ito', childNames: '', signedAt: '2027-04-01T15:00:00Z' },
];

/** Opens the page of a league whose link and signatures the test changes as the server would. */
export function openPhotoReleases({ link = {}, releases = signed, count = signed.length, token = leagueToken } = {}) {
  const state = {
    link: { url: url as string | null, revokedAt: null as string | null, expiresOn: '2027-07-30', ...link },
    releases,
    count,
  };
  const calls = fakeServer({
    PhotoReleases: () => ({
      today: '2027-04-03',
      organization: { id: 3, name: 'Bears' },
      photoReleaseLink: { ...state.link, signedReleasesCount: state.count },
      signedReleases: state.releases,
    }),
    RevokePhotoReleaseLink: () => {
      state.link = { ...state.link, url: null, revokedAt: '2027-04-03T15:00:00Z' };
      return { revokePhotoReleaseLink: {} };
    },
    RenewPhotoReleaseLink: () => {
      state.link = { ...state.link, url, revokedAt: null };
      return { renewPhotoReleaseLink: {} };
    },
    RemoveSignedRelease: ({ input }) => {
      state.releases = state.releases.filter(({ id }) => id !== input.signedReleaseId);
      state.count -= 1;
      return { removeSignedRelease: {} };
    },
  });
  showPage(
    '/organization-dashboard/photo-releases/3/spring/2027',
    <PhotoReleases organizationId="3" season="spring" year="2027" />,
    token,
  );
  return { calls, user: userEvent.setup() };
}

/** What a scanner reads from the dots of the code. */
export function scanned(code: HTMLElement): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of (code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsQR(pixels, size * scale, size * scale)?.data;
}
