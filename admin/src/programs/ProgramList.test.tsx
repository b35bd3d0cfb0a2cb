import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { program, programAnswers } from '../testing/programs.ts';
import { ProgramList } from './ProgramList.tsx';

beforeEach(() => signIn());

const optionsOf = async (label: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  return screen.findAllByRole('option');
};
const choose = async (label: RegExp, option: string) => {
  await optionsOf(label);
  await userEvent.click(screen.getByRole('option', { name: option }));
};

it('[B-137] sports and competitiveness come from the reference lists, selected by name and sent by id', async () => {
  const sent = fakeServer({
    ...programAnswers,
    SponsorablePropertiesCreate: () => ({ result: { record: { id: 1 } } }),
  });
  showPage(<ProgramList organizationId={3} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Sponsorable Property' }));
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Juniors');
  await choose(/^Season/, 'Fall');
  expect((await optionsOf(/^Sport/)).map((option) => option.textContent)).toEqual(['Baseball', 'Soccer']);
  await userEvent.click(screen.getByRole('option', { name: 'Soccer' }));
  expect((await optionsOf(/^Competitiveness/)).map((option) => option.textContent)).toEqual(['Recreational', 'Select']);
  await userEvent.click(screen.getByRole('option', { name: 'Select' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(lastOf(sent, 'SponsorablePropertiesCreate')?.input).toMatchObject({
      organizationId: 3,
      name: 'Juniors',
      season: 'fall',
      sportId: 9,
      competitivenessId: 7,
      playLocationsIds: [5],
    }),
  );
});

it('[B-121] [B-122] [B-124] shows current properties in the specified columns, all on request', async () => {
  fakeServer(programAnswers);
  showPage(<ProgramList organizationId={3} />);
  const table = within(await screen.findByRole('table'));
  const columns = table.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(columns.filter((text) => text && text.length !== 12)).toEqual([
    'Name',
    'Sport',
    'Competitiveness',
    'Number of Players',
    'Season',
    'Start',
    'End',
    'Actions',
  ]);
  expect(table.getByRole('button', { name: 'Edit Juniors' })).toBeInTheDocument();
  expect(table.getByRole('button', { name: 'Delete Juniors' })).toBeInTheDocument();
  expect(table.queryByText('Old Rec')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
  expect(await table.findByText('Old Rec')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Active' })).toBeInTheDocument();
});

it('[O18] Show All is offered only if there are ended ones, by key and by button', async () => {
  fakeServer({ ...programAnswers, SponsorablePropertiesList: () => listOf(program) });
  showPage(<ProgramList organizationId={3} />);
  await screen.findByRole('table');
  expect(screen.getByRole('complementary', { name: 'Keyboard shortcuts' })).toHaveTextContent('New property');
  expect(screen.queryByText(/Show All/)).toBeNull();
});

it('[B-126] shows an empty state', async () => {
  fakeServer({ ...programAnswers, SponsorablePropertiesList: () => listOf() });
  showPage(<ProgramList organizationId={3} />);
  expect(await screen.findByText('No sponsorable properties exist!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
});

it('[B-127] [B-133] a stored property is edited in a dialog, sending changed fields and the version that was read', async () => {
  const sent = fakeServer({
    ...programAnswers,
    SponsorablePropertiesUpdate: () => ({ result: { record: { id: 21, version: 5 } } }),
  });
  showPage(<ProgramList organizationId={3} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Juniors' }));
  await choose(/^Genders/, 'Girls');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'SponsorablePropertiesUpdate')).toEqual({ input: { id: 21, version: 4, male: false } }),
  );
});

it('several properties can be bulk edited', async () => {
  const sent = fakeServer({
    ...programAnswers,
    SponsorablePropertiesUpdateMany: () => ({ result: { changeId: '1' } }),
  });
  showPage(<ProgramList organizationId={3} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Juniors' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await choose(/^Season/, 'Winter');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'SponsorablePropertiesUpdateMany')).toEqual({
      input: { ids: [21], versions: [4], patch: { season: 'winter' } },
    }),
  );
});
