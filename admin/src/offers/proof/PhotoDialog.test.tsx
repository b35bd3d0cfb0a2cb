import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { photoChanged, photoDownloads, verifiedPhoto } from '../../testing/photo.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { between, within as inPicture } from './regions.ts';
import { unseenBecause } from './releases.ts';

const open = (values: object = {}, answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({
    PhotoDownloads: () => ({ photoDownloadsConnection: photoDownloads }),
    SetPhotoRelease: () => ({ setPhotoRelease: photoChanged }),
    RestoreClearPhoto: () => ({ restoreClearPhoto: photoChanged }),
    'POST /verification_images/9/copies': () => ({ id: 9, version: 3 }),
    ...answers,
  });
  showPage(<PhotoDialog image={{ ...verifiedPhoto, ...values } as never} title="Banner hung" />);
  return sent;
};

beforeEach(() => signIn());

describe('a photo', () => {
  it.each([
    ['verified', false, 'not_stated', 'Not shown to the sponsor: no release'],
    ['verified', false, 'withheld', 'Not shown to the sponsor: release withheld'],
    ['verified', true, 'agreed', 'Not shown to the sponsor: hidden'],
    ['verified', false, 'agreed', null],
    ['pending', false, 'not_stated', null],
  ] as const)('%s, hidden %s, with the release %s says: %s', (status, hidden, release, reason) => {
    expect(unseenBecause({ status, hidden, release })).toBe(reason);
  });

  it('shows its release, which staff set for the version that they see', async () => {
    const sent = open();
    expect(screen.getByRole('alert')).toHaveTextContent('Not shown to the sponsor: no release');
    expect(screen.getByRole('radio', { name: /^Not stated/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Agreed/ }));
    expect(lastOf(sent, 'SetPhotoRelease')).toEqual({ input: { id: 9, release: 'agreed', version: 2 } });
  });

  it('[M4] names who changed it in the meantime', async () => {
    open(
      {},
      {
        SetPhotoRelease: () =>
          new Refusal('This has been changed in the meantime.', 'SL409', 'version', {
            version: 3,
            current: { release: 'withheld' },
            changedBy: 'Lee Ortiz',
          }),
      },
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Agreed/ }));
    expect(await screen.findByText('Lee Ortiz changed this photo in the meantime.')).toBeInTheDocument();
  });

  it('lists who downloaded it', async () => {
    open();
    expect(await screen.findByText(/^Somebody with the campaign’s link, in a zip/)).toBeInTheDocument();
    expect(screen.getByText(/^Ana Ruiz, one photo/)).toBeInTheDocument();
    expect(screen.getByText('and 20 earlier')).toBeInTheDocument();
  });

  it('with a blurred copy shows the clear photo to staff, and restores it', async () => {
    const sent = open({ clearUrl: '/files/clear.jpg' });
    const shown = () => screen.getByRole('img', { name: 'Banner hung' }).getAttribute('src');
    expect(shown()).toBe('/files/full.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the clear photo' }));
    expect(shown()).toBe('/files/clear.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Restore the clear photo' }));
    expect(lastOf(sent, 'RestoreClearPhoto')).toEqual({ input: { id: 9, version: 2 } });
  });
});

describe('blurring', () => {
  const start = async (values: object = {}) => {
    const sent = open(values);
    await userEvent.click(screen.getByRole('button', { name: /^Blur or crop/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blur or crop' }));
    return { sent, dialog, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save' })) };
  };
  const copy = (sent: ReturnType<typeof fakeServer>) =>
    sent.find(({ name }) => name === 'POST /verification_images/9/copies')?.body;

  it('by keyboard sends the regions in shares, and the version that was drawn on', async () => {
    const { sent, dialog, save } = await start();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Add a blur' }));
    fireEvent.change(dialog.getByRole('spinbutton', { name: 'From left' }), { target: { value: '10' } });
    fireEvent.change(dialog.getByRole('spinbutton', { name: 'Width' }), { target: { value: '400' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Crop' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a crop' }));
    await save();
    await waitFor(() =>
      expect(copy(sent)).toEqual({
        version: 2,
        blur: [{ left: 0.1, top: 0.4, width: 0.9, height: 0.2 }],
        crop: { left: 0.4, top: 0.4, width: 0.2, height: 0.2 },
      }),
    );
  });

  it('by pointer draws on the clear photo', async () => {
    const { sent, dialog, save } = await start({ clearUrl: '/files/clear.jpg' });
    const photo = dialog.getByRole('img', { name: 'Draw rectangles on this photo' });
    expect(photo).toHaveAttribute('src', '/files/clear.jpg');
    const box = photo.parentElement as HTMLElement;
    box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
    const point = (
      type: string,
      clientX: number,
      clientY: number, // jsdom's pointer events have no position
    ) => fireEvent(box, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    point('pointerdown', 100, 50);
    point('pointermove', 20, 90);
    point('pointerup', 20, 90);
    await save();
    await waitFor(() =>
      expect(copy(sent)).toEqual({ version: 2, blur: [{ left: 0.1, top: 0.5, width: 0.4, height: 0.4 }], crop: null }),
    );
  });

  it('keeps rectangles within the photo', () => {
    expect(between([110, -20], [50, 30])).toEqual({ left: 50, top: 0, width: 50, height: 30 });
    expect(inPicture({ left: 99.9, top: Number.NaN, width: 0, height: -4 })).toEqual({
      left: 99,
      top: 0,
      width: 1,
      height: 1,
    });
  });
});
