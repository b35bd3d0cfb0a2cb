import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offer } from '../testing/offerOrganization.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { AuditLog } from './AuditLog.tsx';
import { ConfirmedCard, ProfileCard } from './OrganizationCards.tsx';

beforeEach(() => {
  signIn();
  fakeServer({});
});

it('[S-241] lists the organization’s other confirmed offers with links', () => {
  showPage(<ConfirmedCard offer={offer as never} />);
  const table = within(screen.getByRole('table', { name: 'Confirmed Sponsorships' }));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/offers/10']);
  expect(table.getByRole('cell', { name: '$1,650' })).toBeInTheDocument();
});

it('[S-242] summarizes program and organization; a missing location is shown', () => {
  const { unmount } = showPage(<ProfileCard offer={offer as never} />);
  expect(screen.getByText('No play location has been added for this league.')).toBeInTheDocument();
  for (const text of ['Juniors, Spring', 'Soccer', '412', '3/1/2027 – 5/1/2027', 'a@b.test', '1,200'])
    expect(screen.getByText(text)).toBeInTheDocument();
  unmount();
  const placed = { ...offer, organization: { ...offer.organization, primaryPlayLocation: { address: '1 Park Rd' } } };
  showPage(<ProfileCard offer={placed as never} />);
  expect(screen.getByText('1 Park Rd')).toBeInTheDocument();
});

it('[S-336] the log shows what happened, why, when and by whom', () => {
  const event = {
    id: 1,
    eventType: 'deadline_removed',
    description: 'Banner hung',
    changeReason: 'Rained out',
    createdAt: '2026-11-20T15:00:00Z',
    user: { name: null, email: 'dana@sideline.test' },
  };
  showPage(<AuditLog offer={{ ...offer, sponsorshipEvents: [event] } as never} />);
  const entry = screen.getByText('Deadline removed').closest('li');
  for (const text of ['Banner hung', 'Rained out', 'dana@sideline.test']) expect(entry).toHaveTextContent(text);
});

it.each([
  [['waiting', 'sent'], 'Email queued'],
  [['sent', 'skipped'], 'Email sent'],
  [['refused'], 'Email refused'],
  [['uncertain'], 'Email may have been sent'],
  [['failed'], 'Email not delivered'],
  [['skipped'], 'Email skipped'],
  [[], 'Email'],
])('[S-339] the log shows the state of an email: %s', async (states, label) => {
  const createdAt = '2026-11-20T15:00:00.123456+00:00';
  const written = (state: string, id: number, at: string) => ({
    id: String(id),
    recipient: `${id}@league.test`,
    state,
    reason: state === 'sent' || state === 'waiting' ? null : `Why ${state}.`,
    createdAt: at,
  });
  fakeServer({
    Mails: () => ({
      mails: [
        written('refused', 9, '2026-11-19T15:00:00+00:00'),
        ...states.map((state, id) => written(state, id, createdAt)),
      ],
    }),
  });
  const event = {
    id: 1,
    eventType: 'email_sent',
    description: 'Offer email to all',
    changeReason: null,
    createdAt,
    user: null,
  };
  showPage(<AuditLog offer={{ ...offer, sponsorshipEvents: [event] } as never} />);
  expect(await screen.findByText(label)).toBeInTheDocument();
  const entry = screen.getByText('Offer email to all').closest('li');
  for (const state of ['refused', 'uncertain', 'failed', 'skipped'])
    expect(entry?.textContent?.includes(`Why ${state}.`)).toBe(states.includes(state));
});

it('[S-336] shows an empty state', () => {
  showPage(<AuditLog offer={offer as never} />);
  expect(screen.getByText('No events have been logged yet!')).toBeInTheDocument();
});

it('[C9] Ctrl+Enter posts a comment', async () => {
  const sent = fakeServer({
    Mails: () => ({ mails: [] }),
    CreateLogComment: () => ({ createLogComment: { sponsorshipEvent: { id: 2 } } }),
  });
  showPage(<AuditLog offer={offer as never} />);
  await userEvent.type(screen.getByLabelText('Comment'), 'Phoned them{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(lastOf(sent, 'CreateLogComment')).toEqual({ input: { offerId: 9, description: 'Phoned them' } }),
  );
});

it('[S-337] [S-415] a comment with text can be added; the pending state is shown after 200 ms', async () => {
  let added: (answer: object) => void = () => undefined;
  const sent = fakeServer({
    Mails: () => ({ mails: [] }),
    CreateLogComment: () => new Promise((resolve) => (added = resolve)),
  });
  showPage(<AuditLog offer={offer as never} />);
  const box = screen.getByLabelText('Comment');
  fireEvent.change(box, { target: { value: '  \n' } });
  expect(screen.getByRole('button', { name: 'Add comment' })).toBeDisabled();
  fireEvent.change(box, { target: { value: ' Phoned them ' } });
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    await act(() => jest.advanceTimersByTimeAsync(1)); // Until the request is pending.
    expect(screen.getByRole('button', { name: 'Add comment' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(190));
    expect(screen.getByRole('button', { name: 'Add comment' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  } finally {
    jest.useRealTimers();
  }
  expect(lastOf(sent, 'CreateLogComment')).toEqual({ input: { offerId: 9, description: 'Phoned them' } });
  await act(async () => added({ createLogComment: { sponsorshipEvent: { id: 2 } } }));
  expect(await screen.findByRole('button', { name: 'Add comment' })).toBeDisabled();
  expect(box).toHaveValue('');
});
