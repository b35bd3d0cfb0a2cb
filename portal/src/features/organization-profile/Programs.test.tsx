import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { fakeServer, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { places, program } from '../../testing/programs.ts';
import { programInput, programProblems, programValues } from './programForm.ts';
import type { Program } from './types.ts';

const today = '2026-06-01';
function open(programs: Program[], answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    MyOrganizationProfile: () => ({ organization: { id: 4, name: 'Harbor Hills', engagementStatus: 'inactive' } }),
    MyOrganizationPrograms: () => ({
      today,
      organization: { id: 4, playLocations: places, sponsorableProperties: programs },
      sports: [{ id: 1, name: 'Soccer' }],
      competitivenesses: [{ id: 1, name: 'Recreational' }],
    }),
    CreateMyProgram: () => ({ createSponsorableProperty: { sponsorableProperty: { id: 9 } } }),
    UpdateMyProgram: () => ({ updateSponsorableProperty: { sponsorableProperty: { id: 1 } } }),
    ...answers,
  });
  showPage('/organizations/4/program', <App />, leagueToken);
  return {
    user: userEvent.setup(),
    sent: (name: string) => calls.filter((call) => call.name === name).map((call) => call.body.input),
  };
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent?.trim());

describe('Program Details', () => {
  it('[B-121] [B-122] has the columns in order, with edit and delete in each row', async () => {
    open([program(1)]);
    await screen.findByRole('table', { name: 'Sponsorable properties' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Sport',
      'Competitiveness',
      'Number of Players',
      'Season',
      'Start',
      'End',
      'Actions',
    ]);
    expect(screen.getByRole('cell', { name: '1,200' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Program 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Program 1' })).toBeInTheDocument();
  });

  it('[B-123] [B-139] the latest start first, then by season, those without a start last', async () => {
    open([
      program(1, { startDate: null }),
      program(2, { season: 'fall', startDate: '2026-03-01' }),
      program(3, { season: 'winter', startDate: '2026-03-01' }),
      program(4, { startDate: '2026-05-01' }),
    ]);
    await screen.findByRole('table');
    expect(names()).toEqual(['Program 4', 'Program 3', 'Program 2', 'Program 1']);
  });

  it('[B-124] [B-125] [L-344] ended ones are hidden until all are shown; without any there is no toggle', async () => {
    const { user } = open([program(1), program(2, { dataConfidence: 'ended' })]);
    await screen.findByRole('table');
    expect(names()).toEqual(['Program 1']);
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    expect(names()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show Active' }));
    expect(names()).toEqual(['Program 1']);
  });

  it('[B-126] [B-142] says so if there is nothing to show, with the toggle if all have ended', async () => {
    open([program(2, { dataConfidence: 'ended' })]);
    expect(await screen.findByText('No sponsorable properties exist!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show All' })).toBeInTheDocument();
  });

  it('[B-128] [B-129] [B-134] a new one shows the other fields once the required ones are set, and sends them', async () => {
    const { user, sent } = open([]);
    expect(await screen.findByText('No sponsorable properties exist!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Sponsorable Property' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Sponsorable Property' }));
    const add = dialog.getByRole('button', { name: 'Add' });
    await user.type(dialog.getByLabelText('Name'), ' U10 ');
    await user.selectOptions(dialog.getByLabelText('Season'), 'fall');
    await user.selectOptions(dialog.getByLabelText('Sport'), '1');
    await user.selectOptions(dialog.getByLabelText('Competitiveness'), '1');
    expect(dialog.queryByLabelText('Number of players')).toBeNull();
    expect(add).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /Gym/ }));
    await user.click(dialog.getByRole('checkbox', { name: /Park/ }));
    await user.type(dialog.getByLabelText('Number of players'), '80');
    await user.selectOptions(dialog.getByLabelText('Genders'), 'coed');
    fireEvent.change(dialog.getByLabelText('First game'), { target: { value: '2026-09-01' } });
    fireEvent.change(dialog.getByLabelText('Last game'), { target: { value: '2026-11-01' } });
    await user.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('CreateMyProgram')).toEqual([
      {
        organizationId: 4,
        name: 'U10',
        season: 'fall',
        sportId: 1,
        competitivenessId: 1,
        playLocationsIds: [2, 1],
        numberOfPlayers: 80,
        minAge: null,
        maxAge: null,
        startDate: '2026-09-01',
        endDate: '2026-11-01',
        female: true,
        male: true,
      },
    ]);
  });

  it('[B-130] [B-131] [B-135] the primary place is one of the chosen, the first of them if the old one is removed', async () => {
    const both = [
      { playLocationId: 1, primary: true },
      { playLocationId: 2, primary: false },
    ];
    const { user, sent } = open([program(1, { places: both })]);
    await user.click(await screen.findByRole('button', { name: 'Edit Program 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Update Program 1' }));
    expect(dialog.getByLabelText('Primary play location')).toHaveValue('1');
    await user.click(dialog.getByRole('checkbox', { name: /Park/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('UpdateMyProgram')).toMatchObject([
      { id: 1, playLocationsIds: [2], primaryPlayLocationId: 2, female: true, male: false },
    ]);
  });

  it('[B-136] [B-138] [B-143] deleting asks first and shows why the server refused', async () => {
    const { user } = open([program(1)], {
      DeleteMyProgram: () => refusal('This program has offers from sponsors and cannot be deleted.', 'SL409'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Program 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete sponsorable property' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('This program has offers from sponsors and cannot be deleted.')).toBeInTheDocument();
  });
});

describe('the form of a program', () => {
  it('[B-132] [B-140] dates are at most two years ahead, on an update one year back; unchanged ones are valid', () => {
    const old = programValues(program(1, { startDate: '2024-01-01', endDate: '2024-02-01' }), places);
    expect(Object.values(programProblems(old, old, today, false)).filter(Boolean)).toEqual([]);
    expect(programProblems({ ...old, startDate: '2025-05-31' }, old, today, false).startDate).toMatch(/^Not before /);
    expect(programProblems({ ...old, endDate: '2028-06-01' }, old, today, true).endDate).toMatch(/^Not after /);
    expect(programProblems({ ...old, endDate: '2023-12-31' }, old, today, true).endDate).toBe(
      'The end can’t be before the start',
    );
  });

  it('[B-133] [B-144] gender is two flags, and none is required', () => {
    const of = (gender: 'girls' | 'boys' | 'coed' | null) => {
      const { female, male } = programInput({ ...programValues(program(1), places), gender }, 4);
      return [female, male];
    };
    expect([of('girls'), of('boys'), of('coed'), of(null)]).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });
});
