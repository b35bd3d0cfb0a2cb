import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lions, mail, plan } from '../testing/mails.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { AdditionalVerificationDialog } from './AdditionalVerificationDialog.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

beforeEach(() => signIn());

describe('emails about proof', () => {
  it('[S-342, S-343] a request requires a message, previews it, and sends it', async () => {
    const sent = fakeServer({
      ...plan([7]),
      RequestAdditionalVerificationEmail: () => ({ requestAdditionalVerificationEmail: mail }),
      SendRequestAdditionalVerificationEmail: () => ({
        sendRequestAdditionalVerificationEmail: { offer: { id: 7 } },
      }),
    });
    const onClose = jest.fn();
    showPage(<AdditionalVerificationDialog offerId={7} />, { onClose });
    await screen.findByText('coach@league.test');
    const send = screen.getByRole('button', { name: 'Send request' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Message'), '   ');
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Message'), 'One more photo');
    expect(send).toBeEnabled();
    await waitFor(() =>
      expect(lastOf(sent, 'RequestAdditionalVerificationEmail')).toEqual({
        offerId: 7,
        message: 'One more photo',
        language: null,
      }),
    );
    await userEvent.click(send);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(lastOf(sent, 'SendRequestAdditionalVerificationEmail')).toEqual({
      input: { offerId: 7, message: 'One more photo' },
    });
  });

  it('Escape asks before discarding a request and does not close one that is being sent', async () => {
    fakeServer({
      ...plan([7]),
      RequestAdditionalVerificationEmail: () => ({ requestAdditionalVerificationEmail: mail }),
      SendRequestAdditionalVerificationEmail: () => new Promise(() => undefined),
    });
    const onClose = jest.fn();
    showPage(<AdditionalVerificationDialog offerId={7} />, { onClose });
    await screen.findByText('coach@league.test');
    await userEvent.type(screen.getByLabelText('Message'), 'One more photo');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Close without saving what you typed?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Close without saving what you typed?' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[S-344] the reminder dialog closes after sending', async () => {
    const sent = fakeServer({
      ...plan([7]),
      VerificationReminderEmail: () => ({ verificationReminderEmail: mail }),
      SendVerificationReminderEmail: () => ({ sendVerificationReminderEmail: { offer: { id: 7 } } }),
    });
    const onClose = jest.fn();
    showPage(<ReminderDialog offerId={7} />, { onClose });
    const frame = await screen.findByTitle('Preview of the verification reminder');
    expect(frame).toHaveAttribute('srcdoc', mail.htmlBody);
    expect(lastOf(sent, 'SendVerificationReminderEmail')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(lastOf(sent, 'SendVerificationReminderEmail')).toEqual({ input: { offerId: 7 } });
  });

  it('[S-344] [S-346] a reminder shows a preview and cannot be sent without a recipient', async () => {
    fakeServer({
      ...plan([], [{ ...lions, offerId: 7 }]),
      VerificationReminderEmail: () => ({ verificationReminderEmail: { ...mail, to: null } }),
    });
    showPage(<ReminderDialog offerId={7} />);
    expect(await screen.findByText('No contact email is saved for this organization.')).toBeInTheDocument();
    expect(await screen.findByText(/Lions: No contact email is saved\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
  });

  it('[S-346] a request cannot be sent without a recipient', async () => {
    fakeServer({
      ...plan([], [{ ...lions, offerId: 7 }]),
      RequestAdditionalVerificationEmail: () => ({ requestAdditionalVerificationEmail: { ...mail, to: null } }),
    });
    showPage(<AdditionalVerificationDialog offerId={7} />);
    await userEvent.type(await screen.findByLabelText('Message'), 'One more photo');
    expect(await screen.findByText(/No contact email is saved\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled();
  });
});
