import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heicText } from '../../../../ui/upload/upload.ts';
import { fakeFiles, noFiles } from '../../testing/fakeFiles.ts';
import { FakeStatus, fakeServer, fakeToken, leagueToken } from '../../testing/fakeServer.ts';
import { today } from '../../testing/offers.ts';
import { showPage } from '../../testing/page.tsx';
import { open } from '../../testing/sponsorshipPage.tsx';
import { deadline, sponsorshipOffer } from '../../testing/sponsorships.ts';
import Sponsorship from './Sponsorship.tsx';

afterEach(noFiles);

const picture = () => new File(['x'], 'banner.png', { type: 'image/png' });

describe('sponsorship', () => {
  it('[L-300][L-301][L-302] the dialog sends one picture, confirms it and stays open', async () => {
    const { user, calls } = open({ verificationDeadlines: [deadline({ id: 3 })] });
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(submit);
    expect(
      await screen.findByText('Image successfully uploaded. If necessary, you can now upload another image.'),
    ).toBeInTheDocument();
    const form = calls.find((call) => call.name === 'POST /verification_images')?.body as FormData;
    expect(form.get('verificationDeadlineId')).toBe('3');
    expect((form.get('image') as File).name).toBe('banner.png');
    expect(screen.getByLabelText('Choose a picture')).toBeEnabled();
    expect(form.get('released')).toBe('false');
  });

  it('a photo starts with the release that the league stated for the season', async () => {
    const statement = { statedAt: '2026-09-03T15:00:00Z' };
    const { user, calls } = open({ verificationDeadlines: [deadline({ id: 3, releaseStatement: statement })] });
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    expect(screen.getByRole('checkbox', { name: /^Everyone who can be recognized/ })).toBeChecked();
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText(/Image successfully uploaded/);
    const form = calls.find((call) => call.name === 'POST /verification_images')?.body as FormData;
    expect(form.get('released')).toBe('true');
  });

  it('the dialog asks before it closes during an upload, and then aborts the upload', async () => {
    const { user } = open({ verificationDeadlines: [deadline({ id: 3 })] }, () => new Promise(() => {}));
    const stopped = jest.spyOn(globalThis.XMLHttpRequest.prototype, 'abort');
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('status');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(stopped).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(asked).toHaveBeenLastCalledWith(
      'Your photo is still being sent. Stop sending it? The photo stays on this device.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('an unsent photo is announced and restored after a reload, until it is sent', async () => {
    const stored = fakeFiles();
    const only = { verificationDeadlines: [deadline({ id: 3 })] };
    const first = open(only);
    await first.user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    await first.user.upload(screen.getByLabelText('Choose a picture'), picture());
    await waitFor(() => expect([...stored.keys()]).toEqual(['proof.user-7.3']));
    first.shown.unmount();

    const another = open(only, undefined, fakeToken({ role: 'organization', sub: '8', email: 'other@b.test' }));
    await another.user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    expect(screen.queryByText(/You chose a photo/)).toBeNull();
    another.shown.unmount();

    const { user } = open(only);
    expect(await screen.findByText('You chose a photo that is not sent yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Upload Verification/ }));
    expect(await screen.findByText('The photo that you chose before is back. It is not sent yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText(/Image successfully uploaded/);
    await waitFor(() => expect(stored.size).toBe(0));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/You chose a photo/)).toBeNull());
  });

  it('[L-304] refetches the page after the upload, so the deadline moves', async () => {
    let pending = false;
    const calls = fakeServer({
      Sponsorship: () => ({
        today,
        offer: sponsorshipOffer({
          verificationDeadlines: [deadline({ id: 3, section: pending ? 'under_review' : 'upcoming' })],
        }),
      }),
      'POST /verification_images': () => {
        pending = true;
        return { id: 1 };
      },
    });
    showPage('/organization-dashboard/sponsorship/6', <Sponsorship offerId="6" />, leagueToken);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: /Under Review/ })).toBeInTheDocument();
    expect(calls.filter((call) => call.name === 'Sponsorship')).toHaveLength(2);
  });

  it('says beside the tick how many releases were signed, and leads to where they are collected', async () => {
    const { user } = open({ verificationDeadlines: [deadline({ id: 3, signedReleasesCount: 14 })] });
    const to = '/organization-dashboard/photo-releases/11/fall/2026';
    expect(await screen.findByRole('link', { name: 'Collect photo releases' })).toHaveAttribute('href', to);
    await user.click(screen.getByRole('button', { name: /Upload Verification/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Upload Verification' }));
    expect(dialog.getByText(/^14 releases signed this season\./)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Collect photo releases' })).toHaveAttribute('href', to);
  });

  it('says nothing of signed releases to a session that a link gave', async () => {
    open({ verificationDeadlines: [deadline({ id: 3 })] });
    await screen.findByRole('button', { name: /Upload Verification/ });
    expect(screen.queryByRole('link', { name: 'Collect photo releases' })).toBeNull();
  });

  it('[L-303] a failed upload shows the email address for proof', async () => {
    const { user } = open({ verificationDeadlines: [deadline({ id: 3 })] }, () => new FakeStatus(422, { error: 'no' }));
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const failure = await screen.findByText(
      'Image did not upload. Please try again or send an email to support@sideline.test with the image as an attachment',
    );
    // beside the pressed button, because the top of the form is not visible on a phone
    const after = screen.getByLabelText('Choose a picture').compareDocumentPosition(failure);
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('a file that the browser cannot show is reported before it is sent', async () => {
    const made = URL.createObjectURL;
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    const { user } = open({ verificationDeadlines: [deadline({ id: 3 })] });
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    fireEvent.error(screen.getByRole('img', { name: 'Your photo' }));
    expect(screen.getByText('This file does not look like a picture. Please choose another one.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull();
    await user.upload(screen.getByLabelText('Choose a picture'), picture());
    expect(screen.queryByText(/does not look like a picture/)).toBeNull();
    URL.createObjectURL = made;
  });

  it('a photo dropped on the box around the field is chosen', async () => {
    const { user } = open({ verificationDeadlines: [deadline({ id: 3 })] });
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    const box = screen.getByLabelText('Choose a picture').parentElement as HTMLElement;
    const dataTransfer = { types: ['Files'], files: [picture()] };
    expect(fireEvent.dragOver(box, { dataTransfer })).toBe(false); // otherwise the browser does not allow a drop there
    fireEvent.drop(box, { dataTransfer });
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    fireEvent.drop(box, {
      dataTransfer: { ...dataTransfer, files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a JPEG, PNG or GIF picture.');
  });

  it('says why the server rejected a photo: no image, or too many pixels', async () => {
    const messages = [
      'The file must be a JPEG, PNG or GIF.',
      'The picture is too large: at most 50 megapixels.',
      heicText,
    ];
    let answers = [...messages];
    const { user } = open({ verificationDeadlines: [deadline({ id: 3 })] }, () => {
      const [error, ...rest] = answers;
      answers = rest;
      return new FakeStatus(422, { error, code: 'SL422', field: 'image' });
    });
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    for (const message of messages) {
      await user.upload(screen.getByLabelText('Choose a picture'), picture());
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(screen.getByRole('alert')).toHaveTextContent(/^Image did not upload\. Please try again/);
    }
  });

  it('[L-301] another file type keeps Submit disabled', async () => {
    const { user } = open({ verificationDeadlines: [deadline({ id: 3 })] });
    await user.click(await screen.findByRole('button', { name: /Upload Verification/ }));
    const input = screen.getByLabelText('Choose a picture');
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });
});
