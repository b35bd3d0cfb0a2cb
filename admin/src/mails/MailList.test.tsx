import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MailList } from './MailList.tsx';

const mail = (id: number, more = {}) => ({
  id: String(id),
  kind: 'offer',
  recipient: `coach${id}@league.test`,
  state: 'refused',
  reason: '550 No such mailbox',
  createdAt: '2026-11-20T15:00:00Z',
  notBefore: null,
  sentAt: null,
  attempts: 1,
  offerId: 9,
  organizationId: 3,
  organizationName: 'Lions',
  maySendAgain: true,
  ...more,
});

const listing = (mails: ReturnType<typeof mail>[]) => ({
  MailsList: () => listOf(...mails),
  MailsTotal: () => ({ list: { totalCount: mails.length } }),
});

describe('the list of all mails', () => {
  beforeEach(() => {
    localStorage.clear();
    signIn();
  });

  it('shows kind, recipient, time, and why one was not sent, newest first', async () => {
    const sent = fakeServer(listing([mail(7), mail(6, { state: 'sent', reason: null, maySendAgain: false })]));
    showPage(<MailList />, { at: '/mails', path: '/mails' });
    const row = within((await screen.findByText('coach7@league.test')).closest('tr') as HTMLElement);
    expect(row.getByRole('link', { name: 'Offer' })).toHaveAttribute('href', '/offers/9');
    expect(row.getByRole('link', { name: 'Lions' })).toHaveAttribute('href', '/organizations/3/mails');
    for (const text of ['Refused', '550 No such mailbox', 'Nov 20 2026, 10:00am']) row.getByText(text);
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
    expect(lastOf(sent, 'MailsList')).toMatchObject({ orderBy: ['CREATED_AT_DESC', 'ID_DESC'] });
    await screen.findByRole('heading', { name: '2 Mails' });
  });

  it('keeps the state in the URL, so that Back restores it', async () => {
    const sent = fakeServer(listing([mail(7)]));
    showPage(<MailList />, { at: '/mails', path: '/mails' });
    await screen.findByText('coach7@league.test');
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Refused' }));
    await waitFor(() => expect(lastOf(sent, 'MailsList')).toMatchObject({ filter: { state: { equalTo: 'refused' } } }));
    expect(decodeURIComponent(address())).toContain('"state":"refused"');
  });

  it('filters by date and searches by recipient or organization', async () => {
    const sent = fakeServer(listing([mail(7)]));
    const filter = encodeURIComponent('{"createdAt":{"greaterThanOrEqualTo":"2026-11-01"},"q":"lions"}');
    showPage(<MailList />, {
      at: `/mails?filter=${filter}&displayedFilters=${encodeURIComponent('{"createdAt.greaterThanOrEqualTo":true}')}`,
      path: '/mails',
    });
    await screen.findByText('coach7@league.test');
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
    expect(lastOf(sent, 'MailsList')).toMatchObject({
      search: 'lions',
      filter: { createdAt: { greaterThanOrEqualTo: '2026-11-01' } },
    });
  });

  it('distinguishes no emails, no matches, and an error', async () => {
    fakeServer(listing([]));
    const empty = showPage(<MailList />, { at: '/mails', path: '/mails' });
    expect(await screen.findByText('Nothing has been mailed yet.')).toBeInTheDocument();
    empty.unmount();
    const filter = encodeURIComponent('{"state":"sent"}');
    const none = showPage(<MailList />, { at: `/mails?filter=${filter}`, path: '/mails' });
    expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
    none.unmount();
    fakeServer({ ...listing([]), MailsList: () => new Refusal('Not now.', 'SL422') });
    showPage(<MailList />, { at: '/mails', path: '/mails' });
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
