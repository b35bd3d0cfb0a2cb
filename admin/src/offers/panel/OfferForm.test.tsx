import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '../../../../ui/clock.ts';
import { addDays } from '../../../../ui/formats.ts';
import { isUnsaved } from '../../form/unsaved.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { OfferForm } from './OfferForm.tsx';

const offer = {
  id: 5,
  status: 'confirmed',
  value: '100.00',
  seasonStart: '2020-10-01',
  seasonEnd: '2020-12-01',
  additionalRequirements: null,
  additionalRequirementsEs: null,
  customField: null,
  campaign: { season: 'fall', campaignCapabilities: [] },
  assets: [],
  verificationDeadlines: [],
};
const answers = { LinkState: () => ({ linkState: null }) };
const show = () => showPage(<OfferForm offer={offer as never} onDirty={() => undefined} />);

beforeEach(() => signIn());

it('[S-257] [S-265] an admin can save texts of a confirmed offer; its locked value and old dates are unchanged', async () => {
  const sent = fakeServer({
    ...answers,
    OffersUpdate: () => ({ result: { record: { id: 5, status: 'confirmed' } } }),
  });
  show();
  expect(await screen.findByLabelText('Sponsorship value')).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Custom field'), 'Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(lastOf(sent, 'OffersUpdate')).toEqual({ input: { id: 5, customField: 'Blue' } }));
});

it('[S-251] [S-267] season dates have limits; without capabilities there are no asset inputs', async () => {
  fakeServer(answers);
  showPage(<OfferForm offer={{ ...offer, seasonStart: null, seasonEnd: null } as never} onDirty={() => undefined} />);
  const start = await screen.findByLabelText('Season start');
  expect(start).toHaveAttribute('min', addDays(today(), -365));
  expect(start).toHaveAttribute('max', addDays(today(), 730));
  expect(screen.getByText('No capabilities are required for this campaign!')).toBeInTheDocument();
});

it('[S-413] a validation error is shown at its input', async () => {
  fakeServer({ ...answers, OffersUpdate: () => new Refusal('At most 200 characters.', 'SL422', 'customField') });
  show();
  await userEvent.type(await screen.findByLabelText('Custom field'), 'Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Custom field')).toHaveAccessibleDescription('At most 200 characters.'),
  );
});

it('[L-010] a new review link can be created after revoking one', async () => {
  const revoked = { version: null, revokedAt: '2026-02-04T15:00:00Z', views: 0, scannerViews: 0, url: null };
  fakeServer({ LinkState: () => ({ linkState: revoked }) });
  const proposed = { ...offer, status: 'proposed', magicToken: null };
  showPage(<OfferForm offer={proposed as never} onDirty={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'More for the link of Review page' }));
  expect(await screen.findByRole('menuitem', { name: 'Create a new link' })).toBeInTheDocument();
});

it('[S-260] saving shows the pending state after 200 ms, and leaving with changes is confirmed', async () => {
  let saved: (answer: object) => void = () => undefined;
  fakeServer({ ...answers, OffersUpdate: () => new Promise((resolve) => (saved = resolve)) });
  show();
  const custom = await screen.findByLabelText('Custom field');
  expect(isUnsaved()).toBe(false);
  await userEvent.type(custom, 'Blue');
  expect(isUnsaved()).toBe(true);
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(async () => jest.advanceTimersByTime(199));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  } finally {
    jest.useRealTimers();
  }
  await act(async () => saved({ result: { record: { id: 5, status: 'confirmed' } } }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(isUnsaved()).toBe(false);
});
