import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isUnsaved } from '../form/unsaved.ts';
import { address, fakeServer, lastOf, Refusal, type Sent, showPage, signIn } from '../testing/page.tsx';
import { plan } from '../testing/rollOver.ts';
import type { Edit } from './edits.ts';
import { RollOverPage } from './RollOverPage.tsx';

/** Opens the preview of two campaigns, the second of which was rolled over before. */
async function open(
  rollOver: () => unknown = () => ({ rollOverCampaigns: { changeId: '9', campaigns: [{ id: 1 }] } }),
) {
  const sent = fakeServer({
    RollOverPlans: ({ campaigns }: { campaigns: Edit[] }) => ({
      rollOverPlans: campaigns.map((edit) =>
        plan(edit, edit.campaignId === 8 ? { reason: 'It was made already.' } : {}),
      ),
    }),
    RollOverCampaigns: rollOver,
    UndoPreview: () => ({ undoPreview: { undone: [], left: [], stays: [] } }),
  });
  showPage(<RollOverPage />, { at: '/campaign-planner/roll-over?campaigns=7,8' });
  await screen.findByRole('heading', { level: 1, name: 'Roll Over to Fall 2027' });
  await screen.findByRole('link', { name: 'League 1' });
  return sent;
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const created = (sent: Sent[]) => lastOf(sent, 'RollOverCampaigns') as never as { input: object };
/** Partners that the last preview of campaign 7 asks and leaves out. */
const edited = (sent: Sent[]) => {
  const { campaigns } = lastOf(sent, 'RollOverPlans') as never as { campaigns: Record<string, unknown>[] };
  return campaigns[0];
};

beforeEach(() => signIn());

it('shows what changes, and makes the chosen campaigns as previewed; one made before is not chosen', async () => {
  const sent = await open();
  expect(row(/Game Day 7 again/)).toHaveTextContent(/64.*was 60.*\$75,000.*10\/14\/2027.*was 10\/15\/2026/);
  expect(row(/Game Day 7 again/)).toHaveTextContent(/1 capability, 1 deadline.*1 question, 1 filter, 0 contacts/);
  expect(row(/Game Day 8 again/)).toHaveTextContent('It was made already.');
  expect(screen.getByRole('checkbox', { name: 'Make Game Day 8 again' })).not.toBeChecked();
  expect(row(/League 1/)).toHaveTextContent(/3 of 4.*\$1,250.*2 days.*3.*Asked first/);
  await userEvent.click(screen.getByRole('button', { name: 'Create 1 Campaign' }));
  await waitFor(() => expect(created(sent).input).toEqual({ campaigns: [{ campaignId: 7 }], keys: ['key 7'] }));
  await waitFor(() => expect(address()).toMatch(/^\/campaign-planner\/campaigns$/));
  expect(await screen.findByText('Campaigns created')).toBeInTheDocument();
});

it('asks and leaves out selected partners, except those that cannot be asked', async () => {
  const sent = await open();
  expect(screen.getByRole('checkbox', { name: 'Select League 3' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all in Previous partners/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask First' }));
  await waitFor(() => expect(edited(sent)).toMatchObject({ askedOfferIds: [1, 2], leftOutOfferIds: [] }));
  await waitFor(() => expect(row(/League 2/)).toHaveTextContent(/Asked first.*It did not answer\./));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select League 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave Out' }));
  await waitFor(() => expect(edited(sent)).toMatchObject({ askedOfferIds: [2], leftOutOfferIds: [1] }));
  await waitFor(() => expect(row(/League 1/)).toHaveTextContent('Left outBy you.'));
});

it('edits a campaign: only what differs is sent, and parts can be left out', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Edit the next season of Game Day 7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Next season of Game Day 7' });
  expect(within(dialog).getByLabelText('Name of contact:Sales')).toBeDisabled();
  const spend = within(dialog).getByRole('spinbutton', { name: 'Total Spend' });
  await userEvent.clear(spend);
  await userEvent.type(spend, '80000');
  await userEvent.click(within(dialog).getByLabelText('Name of filter:4'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Update preview' }));
  await waitFor(() =>
    expect(edited(sent)).toEqual({ campaignId: 7, totalSpend: 80000, leftOut: ['filter:4'], deadlines: [] }),
  );
  await waitFor(() => expect(row(/Game Day 7 again/)).toHaveTextContent(/\$80,000.*was \$75,000/));
  expect(isUnsaved()).toBe(true); // leaving asks
  await userEvent.click(screen.getByRole('button', { name: 'Create 1 Campaign' }));
  await waitFor(() => expect(address()).toMatch(/^\/campaign-planner\/campaigns$/));
  expect(isUnsaved()).toBe(false);
});

it('says when something changed since, and shows the preview again', async () => {
  const sent = await open(() => new Refusal('Something changed since this preview. Look at it again.', 'SL409'));
  const before = sent.filter(({ name }) => name === 'RollOverPlans').length;
  await userEvent.click(screen.getByRole('button', { name: 'Create 1 Campaign' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something changed since this preview.');
  await waitFor(() => expect(sent.filter(({ name }) => name === 'RollOverPlans').length).toBe(before + 1));
});

it('knows no campaigns without numbers', () => {
  fakeServer({});
  showPage(<RollOverPage />, { at: '/campaign-planner/roll-over?campaigns=x' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
});
