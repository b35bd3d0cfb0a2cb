import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { loadCatalog, showLanguage } from '../../i18n/i18n.ts';
import { fakeServer, fakeToken, leagueToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { openPhotoReleases, scanned, subject, url } from '../../testing/photoReleases.tsx';
import PhotoReleases from './PhotoReleases.tsx';

afterEach(() => showLanguage('en'));

describe('collecting photo releases', () => {
  it('has a sheet with league, season, code and address in both languages, which prints', async () => {
    const { user } = openPhotoReleases();
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
    const { calls, user } = openPhotoReleases();
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
    const { calls, user } = openPhotoReleases();
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
    openPhotoReleases({ link: { expiresOn: '2027-04-02' } });
    expect(await screen.findByText('Releases for this season could be signed until 4/2/2027.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print the sheet' })).toBeNull();
    expect(screen.getByText('Ken Ito')).toBeInTheDocument();
  });

  it('says so if nobody has signed, and if there are more than it lists', async () => {
    openPhotoReleases({ releases: [], count: 0 });
    expect(await screen.findByText('Nobody has signed a release for this season yet.')).toBeInTheDocument();
    openPhotoReleases({ count: 700 });
    expect(await screen.findByText('The newest 2 are listed.')).toBeInTheDocument();
  });

  it('changes nothing for staff who view it', async () => {
    openPhotoReleases({ token: fakeToken({ role: 'admin', sub: '1' }) });
    expect(await screen.findByText('Rosa Diaz')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Revoke|Remove/ })).toBeNull();
  });

  it('is in Spanish, too', async () => {
    await loadCatalog('common', 'photo-releases');
    await showLanguage('es');
    openPhotoReleases();
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
