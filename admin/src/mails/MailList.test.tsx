import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MailList } from './MailList.tsx';

const mails = (count: number, from = 900) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from - index),
    kind: 'offer',
    recipient: `coach${index}@league.test`,
    state: 'refused',
    reason: '550',
    createdAt: '2026-11-20T15:00:00Z',
    notBefore: null,
    sentAt: null,
    attempts: 1,
    offerId: null,
    organizationId: null,
    organizationName: null,
    maySendAgain: false,
  }));

describe('the list of all mails', () => {
  beforeEach(() => signIn());

  it('keeps state, words and page in the address, so that going back finds them', async () => {
    const sent = fakeServer({ Mails: ({ beforeId }) => ({ mails: mails(beforeId ? 3 : 100, beforeId ? 700 : 900) }) });
    const first = showPage(<MailList />, { at: '/mails' });
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'Refused');
    await userEvent.type(screen.getByLabelText('Recipient or organization'), 'coach');
    await waitFor(() => expect(lastOf(sent, 'Mails')).toEqual({ states: ['refused'], search: 'coach' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() =>
      expect(lastOf(sent, 'Mails')).toEqual({ states: ['refused'], search: 'coach', beforeId: '801' }),
    );
    const left = address();
    first.unmount();
    showPage(<MailList />, { at: left });
    expect(screen.getByLabelText('State')).toHaveValue('refused');
    expect(screen.getByLabelText('Recipient or organization')).toHaveValue('coach');
    expect(lastOf(sent, 'Mails')).toEqual({ states: ['refused'], search: 'coach', beforeId: '801' });
    await userEvent.click(await screen.findByRole('button', { name: 'Newer' }));
    expect(address()).toBe('/mails?state=refused&q=coach');
  });

  it('narrowing it anew begins at the newest', async () => {
    fakeServer({ Mails: () => ({ mails: mails(3) }) });
    showPage(<MailList />, { at: '/mails?before=801,700' });
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'Sent');
    expect(address()).toBe('/mails?state=sent');
  });

  it('says apart that nothing was mailed, that nothing matches, and that it could not be read', async () => {
    fakeServer({ Mails: () => ({ mails: [] }) });
    const empty = showPage(<MailList />, { at: '/mails' });
    expect(await screen.findByText('Nothing has been mailed yet.')).toBeInTheDocument();
    empty.unmount();
    const none = showPage(<MailList />, { at: '/mails?state=sent' });
    expect(await screen.findByText(/^No mails match\./)).toBeInTheDocument();
    none.unmount();
    fakeServer({ Mails: () => new Refusal('Not now.', 'SL422') });
    showPage(<MailList />, { at: '/mails?state=failed' });
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });
});
