import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckForm } from './CheckForm.tsx';
import type { OfferRecordFragment } from './generated/graphql.ts';

const offer = {
  id: 9,
  value: '1000.00',
  checkAvailable: '600.00',
  checks: [],
  organization: { id: 4 },
} as unknown as OfferRecordFragment;
const none = { similarChecks: [] };
const button = () => screen.getByRole('button', { name: 'Write check' });

describe('writing a check', () => {
  beforeEach(() => signIn());

  it('[S-322][S-324] requires an available amount and a memo of at most 40 characters', async () => {
    fakeServer({});
    showPage(<CheckForm offer={offer} />);
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Memo/), 'm'.repeat(50));
    expect(screen.getByLabelText(/40 of 40/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Amount/), '600.01');
    expect(screen.getByText('At most $600 is available.')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    await userEvent.clear(screen.getByLabelText(/Amount/));
    await userEvent.type(screen.getByLabelText(/Amount/), '600');
    expect(button()).toBeEnabled();
  });

  it.each(['0x10', '0.005', '1e3'])('[M17] %s is not an amount and shows an error', async (typed) => {
    const sent = fakeServer({});
    showPage(<CheckForm offer={offer} />);
    await userEvent.type(screen.getByLabelText(/Memo/), 'First half');
    await userEvent.type(screen.getByLabelText(/Amount/), typed);
    expect(screen.getByText('Enter dollars and cents, such as 1,234.50.')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([]);
  });

  it('[S-321][S-417] a double click writes one check', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const sent = fakeServer({ SameCheck: () => none, CreateCheck: () => new Promise((resolve) => (answer = resolve)) });
    showPage(<CheckForm offer={offer} />);
    await userEvent.type(screen.getByLabelText(/Amount/), '250.5');
    await userEvent.type(screen.getByLabelText(/Memo/), 'First half');
    await userEvent.dblClick(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(lastOf(sent, 'CreateCheck')).toEqual({ input: { amount: '250.50', memo: 'First half', offerId: 9 } });
    answer({ createCheck: { check: { id: 1 } } });
    await waitFor(() => expect(screen.getByLabelText(/Amount/)).toHaveValue(''));
    expect(sent).toHaveLength(2);
  });

  it('[S-417] is not retried after a lost response', async () => {
    const sent = fakeServer({
      SameCheck: () => none,
      CreateCheck: () => {
        throw new TypeError('network');
      },
    });
    showPage(<CheckForm offer={offer} />);
    await userEvent.type(screen.getByLabelText(/Amount/), '10');
    await userEvent.type(screen.getByLabelText(/Memo/), 'x');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    expect(sent).toHaveLength(2);
    expect(screen.getByLabelText(/Amount/)).toHaveValue('10');
  });

  it('[S-417] names the same payee, amount and memo of the last 30 days before writing a second check', async () => {
    const same = {
      id: 12,
      number: 1042,
      recipientName: 'Erie SC',
      organization: null,
      offerId: 7,
      offer: { id: 7, campaign: { id: 1, name: 'Fall' } },
      createdAt: '2026-09-20T15:00:00Z',
    };
    const sent = fakeServer({
      SameCheck: () => ({ similarChecks: [same] }),
      CreateCheck: () => new Refusal('Timed out', 'SL500'),
    });
    showPage(<CheckForm offer={offer} />);
    await userEvent.type(screen.getByLabelText(/Amount/), '10');
    await userEvent.type(screen.getByLabelText(/Memo/), 'x');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Check #1042 to Erie SC');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/offers/7#checks');
    expect(lastOf(sent, 'SameCheck')).toEqual({ organizationId: 4, amount: '10.00', memo: 'x' });
    expect(lastOf(sent, 'CreateCheck')).toBeUndefined();
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We don’t know'));
    expect(lastOf(sent, 'CreateCheck')).toBeDefined();
  });

  it('[S-417] a failed look-up of the same check says that nothing was written', async () => {
    const sent = fakeServer({ SameCheck: () => new Refusal('Timed out', 'SL500') });
    showPage(<CheckForm offer={offer} />);
    await userEvent.type(screen.getByLabelText(/Amount/), '10');
    await userEvent.type(screen.getByLabelText(/Memo/), 'x');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The check was not written.');
    expect(sent.map(({ name }) => name)).toEqual(['SameCheck']);
  });
});
