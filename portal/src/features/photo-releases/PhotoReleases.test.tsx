import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { fakeServer, fakeToken, leagueToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import PhotoReleases from './PhotoReleases.tsx';

const subject = { organizationId: 3, season: 'spring', year: 2027 };
const url = 'https://sideline.test/photo-release/3-spring-2027-1-abcdefghjkmnpqrs';
const signed = [
  { id: 9, signerName: 'Rosa Diaz', childNames: 'Ana, Luis', signedAt: '2027-04-02T15:00:00Z' },
  { id: 8, signerName: 'Ken Ito', childNames: '', signedAt: '2027-04-01T15:00:00Z' },
];

/** Opens the page of a league whose link and signatures the test changes as the server would. */
function open({ link = {}, releases = signed, count = signed.length, token = leagueToken } = {}) {
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
function scanned(code: HTMLElement): string | undefined {
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

afterEach(() => showLanguage('en'));

describe('collecting photo releases', () => {
  it('has a sheet with league, season, code and address in both languages, which prints', async () => {
    const { user } = open();
    const sheet = within(await screen.findByRole('article', { name: 'The sheet to print' }));
    expect(sheet.getByRole('heading', { name: 'Bears' })).toBeInTheDocument();
    expect(sheet.getByText('Photo release, Spring 2027')).toHaveAttribute('lang', 'en');
    expect(sheet.getByText('Autorización de fotos, Primavera 2027')).toHaveAttribute('lang', 'es');
    expect(sheet.getByText(/^Please scan the code/)).toBeInTheDocument();
    expect(sheet.getByText(/^Escanee el código/)).toBeInTheDocument();
    expect(sheet.getByText('sideline.test/photo-release/3-spring-2027-1-abcdefghjkmnpqrs')).toBeInTheDocument();
    expect(scanned(sheet.getByRole('img', { name: 'QR code of the link' }))).toBe(url);
    const print = jest.fn();
    globalThis.print = print;
    await user.click(screen.getByRole('button', { name: 'Print the sheet' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('lists who signed, for whom and when, and removes one after asking', async () => {
    const { calls, user } = open();
    expect(await screen.findByRole('heading', { name: 'Signed releases (2)' })).toBeInTheDocument();
    const row = within(screen.getByText('Rosa Diaz').closest('li') as HTMLElement);
    expect(row.getByText('For Ana, Luis')).toBeInTheDocument();
    expect(row.getByText('4/2/2027')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove the release of Rosa Diaz' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this release?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Rosa Diaz')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove the release of Rosa Diaz' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'Signed releases (1)' })).toBeInTheDocument();
    expect(screen.queryByText('Rosa Diaz')).toBeNull();
    expect(calls.find(({ name }) => name === 'RemoveSignedRelease')?.body).toEqual({ input: { signedReleaseId: 9 } });
  });

  it('revokes the link after asking, and makes a new one', async () => {
    const { calls, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke the link?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
    expect(await screen.findByText(/^The link was revoked on 4\/3\/2027/)).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create a new link' }));
    expect(await screen.findByRole('article', { name: 'The sheet to print' })).toBeInTheDocument();
    for (const name of ['RevokePhotoReleaseLink', 'RenewPhotoReleaseLink'])
      expect(calls.find((call) => call.name === name)?.body).toEqual({ input: subject });
  });

  it('has no sheet once the season is over, and still lists who signed', async () => {
    open({ link: { expiresOn: '2027-04-02' } });
    expect(await screen.findByText('Releases for this season could be signed until 4/2/2027.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print the sheet' })).toBeNull();
    expect(screen.getByText('Ken Ito')).toBeInTheDocument();
  });

  it('says so if nobody has signed, and if there are more than it lists', async () => {
    open({ releases: [], count: 0 });
    expect(await screen.findByText('Nobody has signed a release for this season yet.')).toBeInTheDocument();
    open({ count: 700 });
    expect(await screen.findByText('The newest 2 are listed.')).toBeInTheDocument();
  });

  it('changes nothing for staff who view it', async () => {
    open({ token: fakeToken({ role: 'admin', sub: '1' }) });
    expect(await screen.findByText('Rosa Diaz')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Revoke|Remove/ })).toBeNull();
  });

  it('is in Spanish, too', async () => {
    await loadCatalog('common', 'photo-releases');
    await showLanguage('es');
    open();
    expect(await screen.findByRole('heading', { name: 'Autorizaciones de fotos, Primavera 2027' })).toBeInTheDocument();
  });

  it.each([
    ['x', 'spring', '2027'],
    ['3', 'autumn', '2027'],
    ['3', 'spring', '27'],
  ])('is not found at /%s/%s/%s', async (organizationId, season, year) => {
    fakeServer({});
    showPage('/x', <PhotoReleases organizationId={organizationId} season={season} year={year} />, leagueToken);
    await waitFor(() => expect(screen.getByText('This page is out of bounds.')).toBeInTheDocument());
  });
});
