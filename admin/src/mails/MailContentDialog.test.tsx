import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MailActions } from './MailActions.tsx';

const mail = {
  id: '41',
  kind: 'invitation',
  recipient: 'pat@club.test',
  state: 'sent',
  reason: null,
  createdAt: '2026-05-01T15:00:00Z',
  notBefore: null,
  sentAt: '2026-05-01T15:01:00Z',
  attempts: 1,
  offerId: null,
  organizationId: null,
  organizationName: null,
  maySendAgain: false,
};
const content = {
  subject: 'Join Cedar Valley',
  htmlBody: '<p>Come in</p>',
  text: 'SIDELINE\n\nCome in',
  language: 'en',
};
const open = async (more: Partial<typeof mail> = {}) => {
  showPage(<MailActions mail={{ ...mail, ...more }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Read Invitation to pat@club.test' }));
  return screen.findByRole('dialog', { name: 'Invitation' });
};

describe('reading an email in the list', () => {
  beforeEach(() => signIn());

  it('shows recipient, subject, the isolated content, and its plain text', async () => {
    const sent = fakeServer({ MailContent: () => ({ mailContent: content }) });
    const dialog = await open();
    expect(lastOf(sent, 'MailContent')).toEqual({ id: '41' });
    expect(await within(dialog).findByText('Join Cedar Valley')).toBeInTheDocument();
    expect(within(dialog).getByText('pat@club.test')).toBeInTheDocument();
    const frame = within(dialog).getByTitle('Invitation: Join Cedar Valley');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Come in'));
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plain text' }));
    expect(within(dialog).getByText(/^SIDELINE/)).toBeInTheDocument();
    expect(within(dialog).queryByTitle(/Invitation:/)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the content is recreated and that links are hidden', async () => {
    fakeServer({ MailContent: () => ({ mailContent: content }) });
    const dialog = await open();
    expect(await within(dialog).findByText(/Recreated from current data, as of the day it was sent/)).toHaveTextContent(
      'Secret links are hidden.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of an unsent email explains why, and shows its content', async () => {
    fakeServer({ MailContent: () => ({ mailContent: content }) });
    const dialog = await open({ state: 'skipped', reason: 'This address unsubscribed.' } as never);
    expect(within(dialog).getByText('This address unsubscribed.')).toBeInTheDocument();
    expect(await within(dialog).findByText(/As it would be sent now, from current data/)).toBeInTheDocument();
  });

  it('shows the server’s message if the content is not available', async () => {
    fakeServer({
      MailContent: () => new Refusal('This email cannot be shown because its record no longer exists.', 'SL404'),
    });
    const dialog = await open();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('its record no longer exists.');
  });
});
