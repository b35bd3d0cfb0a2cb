import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../testing/chooseOption.ts';
import { deadline, offer, open } from '../testing/offer.tsx';
import { lastOf, signIn } from '../testing/page.tsx';

const modal = () => within(screen.getByRole('dialog', { name: 'Add deadline' }));
/** The required inputs of a new deadline, by label. */
const fill = async (label: 'Asset' | 'Name' | 'Deadline date' | 'Reminder instructions', value: string) => {
  if (label === 'Asset' || label === 'Name') return chooseOption(new RegExp(`^${label}`), value);
  const input = modal().getByLabelText(new RegExp(`^${label}(?! in Spanish)`));
  await act(async () => void fireEvent.change(input, { target: { value } }));
  return undefined;
};
const values = {
  Asset: 'Game Signage',
  Name: 'Banner hung',
  'Deadline date': '2099-01-02',
  'Reminder instructions': 'For {{sponsor_name}}',
} as const;
const labels = Object.keys(values) as (keyof typeof values)[];
const createAnswers = {
  VerificationDeadlinesCreate: () => ({ result: { record: { id: 32 } } }),
};

beforeEach(() => signIn());

it('[S-234] the page loads everything with the query Sponsorship by id', async () => {
  const sent = await open();
  expect(sent.filter(({ name }) => name === 'Sponsorship').map(({ variables }) => variables)).toEqual([{ id: 5 }]);
  expect(sent.filter(({ name }) => name === 'Offer' || name.startsWith('GET'))).toEqual([]);
  for (const text of ['Juniors', /Halftime, Spring 2026, included leagues/])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
});

it('[S-296] a deadline’s date is formatted as M/D/YYYY', async () => {
  await open();
  const row = screen.getAllByText('Banner hung')[0]?.closest('li');
  expect(within(row as HTMLElement).getByText('6/1/2026')).toBeInTheDocument();
});

it('[S-247] a league’s response is shown at its deadline and can be marked as addressed', async () => {
  let responses = deadline.verificationDeadlineResponses;
  const sent = await open(
    {},
    {
      Sponsorship: () => ({
        offer: { ...offer, verificationDeadlines: [{ ...deadline, verificationDeadlineResponses: responses }] },
      }),
      UpdateVerificationDeadlineResponse: () => {
        responses = responses.map((response) => ({ ...response, addressed: true }));
        return { updateVerificationDeadlineResponse: { clientMutationId: null } };
      },
    },
  );
  const row = within(screen.getAllByText('Banner hung')[0]?.closest('li') as HTMLElement);
  expect(row.getByText(/League, 6\/2\/2026.*It rained\./)).toBeInTheDocument();
  expect(row.getByText(/League, 6\/3\/2026/)).toHaveTextContent('I need more time');
  expect(row.getAllByText('Addressed')).toHaveLength(1);
  await userEvent.click(row.getByRole('button', { name: 'Mark as addressed' }));
  await waitFor(() => expect(row.getAllByText('Addressed')).toHaveLength(2));
  expect(lastOf(sent, 'UpdateVerificationDeadlineResponse')).toEqual({ input: { id: 51, patch: { addressed: true } } });
  expect(row.queryByRole('button', { name: 'Mark as addressed' })).toBeNull();
});

it('[S-346] without a contact email nobody can be reminded or asked, and the page says why', async () => {
  const warning = /^No contact email is saved for this organization/;
  const buttons = () =>
    ['Send reminder', 'Request additional verification'].map((name) => screen.getByRole('button', { name }));
  await open({ organization: { ...offer.organization, canReceiveEmails: false } });
  for (const button of buttons()) expect(button).toBeDisabled();
  expect(screen.getByText(warning)).toBeInTheDocument();
  cleanup();
  await open();
  for (const button of buttons()) expect(button).toBeEnabled();
  expect(screen.queryByText(warning)).toBeNull();
});

it('shows who has a task that the league passed on, what happened since, and takes it back', async () => {
  const task = {
    id: 8,
    verificationDeadlineId: 31,
    stepId: null,
    name: 'Coach Kim',
    email: 'kim@team.test',
    forwardedBy: 'Sam, Bears',
    createdAt: '2026-05-25T15:00:00Z',
    mailState: 'sent',
    openedAt: '2026-05-26T15:00:00Z',
    doneAt: '2026-05-28T15:00:00Z',
    expiresAt: '2026-07-06T04:00:00Z',
    state: 'open',
  };
  const step = { ...task, id: 7, stepId: 'play-locations', name: 'Lee', mailState: 'failed', doneAt: null };
  let state = 'open';
  const sent = await open(
    {},
    {
      ForwardedTasks: () => ({
        offerForwardedTasks: [
          { ...task, state },
          { ...step, state: 'revoked' },
        ],
      }),
      RevokeForwardedTask: () => {
        state = 'revoked';
        return { revokeForwardedTask: { changeId: null } };
      },
    },
  );
  const table = await screen.findByRole('table', { name: 'Forwarded Tasks' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Coach Kim.*kim@team.test.*Banner hung.*Sent 5\/25.*Opened 5\/26.*Photo sent 5\/28/);
  expect(second).toHaveTextContent(/Lee.*Application: Play locations.*Email not delivered.*Taken back/);
  await userEvent.click(within(table).getByRole('button', { name: 'Take back from Coach Kim' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(within(table).queryByRole('button', { name: /^Take back/ })).toBeNull());
  expect(lastOf(sent, 'RevokeForwardedTask')).toEqual({ input: { id: 8 } });
  expect(lastOf(sent, 'ForwardedTasks')).toEqual({ offerId: 5 });
});

it('[S-287] a new deadline has a standard name of its asset’s capability, or a custom one', async () => {
  const sent = await open({}, createAnswers);
  await userEvent.click(screen.getByRole('button', { name: 'Add deadline' }));
  const names = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: /^Name/ }));
    const found = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    return found;
  };
  const submit = () => modal().getByRole('button', { name: 'Add deadline' });
  for (const label of labels) await fill(label, values[label]);
  expect(await names()).toEqual(['Banner hung', 'Banner down', 'Other (Write-In)']);
  expect(submit()).toBeEnabled();
  await fill('Asset', 'Emails');
  await waitFor(() => expect(submit()).toBeDisabled()); // The name belonged to another capability.
  expect(await names()).toEqual(['Mail sent', 'Other (Write-In)']);
  expect(modal().queryByLabelText(/^Name of the deadline/)).toBeNull();
  await fill('Name', 'Other (Write-In)');
  await userEvent.type(modal().getByLabelText(/^Name of the deadline/), ' Mail read ');
  await userEvent.click(submit());
  await waitFor(() =>
    expect(lastOf(sent, 'VerificationDeadlinesCreate')).toMatchObject({ input: { assetId: 42, name: 'Mail read' } }),
  );
});

it.each(labels)('[S-288] adding a deadline requires its %s', async (missing) => {
  await open({}, createAnswers);
  await userEvent.click(screen.getByRole('button', { name: 'Add deadline' }));
  const submit = modal().getByRole('button', { name: 'Add deadline' });
  // The names depend on the asset.
  for (const label of labels.filter((name) => name !== missing && !(missing === 'Asset' && name === 'Name')))
    await fill(label, values[label]);
  expect(submit).toBeDisabled();
});

it('[S-288] [S-285] adding sends five values, with the date as YYYY-MM-DD', async () => {
  const sent = await open({}, createAnswers);
  await userEvent.click(screen.getByRole('button', { name: 'Add deadline' }));
  for (const label of labels) await fill(label, values[label]);
  await userEvent.click(modal().getByLabelText('Requires creatives from the sponsor'));
  await userEvent.click(modal().getByRole('button', { name: 'Add deadline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastOf(sent, 'VerificationDeadlinesCreate')).toEqual({
    input: {
      assetId: 41,
      deadline: '2099-01-02',
      name: 'Banner hung',
      requiresCreatives: true,
      verificationReminderInstructions: 'For {{sponsor_name}}',
    },
  });
});
