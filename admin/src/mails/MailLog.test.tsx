import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import type { MailRowFragment } from './generated/graphql.ts';
import { MailLog } from './MailLog.tsx';
import { MailSamples } from './MailSamples.tsx';

beforeEach(() => signIn());

describe('the samples', () => {
  it('are shown one at a time, in either language', async () => {
    fakeServer({
      'GET /mail_samples': () => ['survey', 'offer'].map((kind) => ({ kind, subject: kind })),
      'GET /mail_samples/survey': () => ({ kind: 'survey', subject: 'S', htmlBody: '<p>S</p>', text: 'S' }),
      'GET /mail_samples/offer': () => ({ kind: 'offer', subject: 'O', htmlBody: '<p>O</p>', text: 'O' }),
    });
    const asked = () => jest.mocked(globalThis.fetch).mock.calls.at(-1)?.[0];
    showPage(<MailSamples />);
    await userEvent.click(await screen.findByRole('button', { name: 'Spanish' }));
    await waitFor(() => expect(asked()).toBe('/mail_samples/survey?lang=es'));
    await userEvent.click(screen.getByRole('button', { name: 'Offer' }));
    expect(await screen.findByRole('heading', { name: 'O' })).toBeInTheDocument();
    expect(asked()).toBe('/mail_samples/offer?lang=es');
    expect(screen.getByRole('button', { name: 'Spanish' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the list of emails', () => {
  const one = (id: string, state: string, more: Partial<MailRowFragment> = {}): MailRowFragment => ({
    id,
    kind: 'offer',
    recipient: 'coach@league.test',
    state,
    reason: null,
    createdAt: '2026-11-20T15:00:00Z',
    notBefore: null,
    sentAt: null,
    attempts: 1,
    offerId: 9,
    organizationId: 3,
    organizationName: 'Lions',
    maySendAgain: false,
    ...more,
  });

  it('shows kind, recipient, time and failures, and resends only what cannot be duplicated', async () => {
    const sent = fakeServer({
      Mails: () => ({
        mails: [
          one('3', 'uncertain', { reason: 'It may or may not have been sent.' }),
          one('2', 'refused', { reason: '550 No such mailbox', maySendAgain: true }),
          one('1', 'sent', { sentAt: '2026-11-20T16:30:00Z', kind: 'survey' }),
        ],
      }),
      MailSuppressions: () => ({
        mailSuppressions: [
          { address: 'old@league.test', reason: 'bounced', detail: '550', createdAt: '2026-11-20T15:00:00Z' },
        ],
      }),
      SendMailAgain: () => ({ sendMailAgain: { queued: true } }),
      ClearBounce: () => ({ clearBounce: { cleared: true } }),
    });
    showPage(<MailLog filter={{ offerId: 9 }} organizationId={3} />);
    const table = await screen.findByRole('table', { name: 'Mails' });
    expect(within(table).getByText('550 No such mailbox')).toBeInTheDocument();
    expect(within(table).getByText('Nov 20 2026, 11:30am')).toBeInTheDocument();
    expect(within(table).getByText('Pre-qualification survey')).toBeInTheDocument();
    const again = within(table).getAllByRole('button', { name: /Send again/ });
    expect(again).toHaveLength(1);
    await userEvent.click(again[0] as HTMLElement);
    const question = within(screen.getByRole('dialog', { name: 'Send this email again?' }));
    expect(question.getByText('coach@league.test')).toBeInTheDocument();
    expect(lastOf(sent, 'SendMailAgain')).toBeUndefined();
    await userEvent.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(lastOf(sent, 'SendMailAgain')).toEqual({ input: { id: '2' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Use this address again' }));
    expect(lastOf(sent, 'ClearBounce')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use it again' }));
    await waitFor(() => expect(lastOf(sent, 'ClearBounce')).toEqual({ input: { address: 'old@league.test' } }));
  });

  it('an address that is not an organization contact, such as an invited user\u2019s, can be unblocked from its email', async () => {
    const sent = fakeServer({
      Mails: () => ({ mails: [one('1', 'refused'), one('2', 'sent')] }),
      MailSuppressions: () => ({ mailSuppressions: [] }),
      ClearBounce: () => ({ clearBounce: { cleared: true } }),
    });
    showPage(<MailLog filter={{ offerId: 9 }} organizationId={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Use address again coach@league.test' }));
    expect(lastOf(sent, 'ClearBounce')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use it again' }));
    await waitFor(() => expect(lastOf(sent, 'ClearBounce')).toEqual({ input: { address: 'coach@league.test' } }));
  });

  it('an address that rejects an email while the page is open is shown next to it', async () => {
    let refused = false;
    fakeServer({
      Mails: () => ({ mails: [one('1', refused ? 'refused' : 'waiting')] }),
      MailSuppressions: () => ({
        mailSuppressions: refused
          ? [{ address: 'coach@league.test', reason: 'bounced', detail: '550', createdAt: '2026-11-20T15:00:00Z' }]
          : [],
      }),
    });
    showPage(<MailLog filter={{ offerId: 9 }} organizationId={3} />);
    await screen.findByText('Waiting');
    refused = true;
    globalThis.dispatchEvent(new Event('focus')); // refetches, as a live update does
    const again = await screen.findByRole('button', { name: 'Use this address again' });
    expect(again.parentElement).toHaveTextContent(
      'coach@league.test refused email on 11/20/2026 and gets no further email. 550',
    );
  });

  it('an unsubscribed address is shown separately, and only its owner can resubscribe', async () => {
    fakeServer({
      Mails: () => ({ mails: [] }),
      MailSuppressions: () => ({
        mailSuppressions: [
          { address: 'left@league.test', reason: 'unsubscribed', detail: null, createdAt: '2026-11-20T15:00:00Z' },
        ],
      }),
    });
    showPage(<MailLog filter={{ offerId: 9 }} organizationId={3} />);
    expect((await screen.findByText('left@league.test')).parentElement).toHaveTextContent(
      'left@league.test unsubscribed from offers and reminders on 11/20/2026. Other emails are still sent there; only its owner can resubscribe, through the link in any email.',
    );
    expect(screen.queryByRole('button', { name: 'Use this address again' })).toBeNull();
  });
});
