import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lowered, reasons, server, steps, supply } from '../testing/nearMisses.ts';
import { address, fakeServer, lastOf, Refusal, showPage } from '../testing/page.tsx';
import { open, startTargeting } from '../testing/targeting.tsx';
import { WhyDialog } from './WhyDialog.tsx';

beforeEach(startTargeting);

const show = () => open('/campaign-targeting/8?tab=steps');

describe('one step more', () => {
  it('says whether and where the supply is short, and what each step brings', async () => {
    server();
    show();
    expect(
      await screen.findByText('Not enough supply: 12 short of 70 even if all 49 available are asked'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Short in Tacoma by 7. 1 other place has enough. Nothing is available in UT.'),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('region', { name: 'One step more' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Radius 45 miles → 60 miles.*Stores, 1 location.*\+212.*\+36/),
      expect.stringMatching(/Number of Players 120 → 100.*\+57/),
      expect.stringMatching(/State.*\+ Washington.*\+12/),
    ]);
    expect(screen.getByText(/62 more than one by one/)).toBeInTheDocument();
  });

  it('[B-278] applies a step by the filter’s own operation, with the version that was read', async () => {
    const sent = server();
    show();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Apply Radius → 60 miles' }));
    await waitFor(() =>
      expect(lastOf(sent, 'LocationFiltersUpdate')).toEqual({ input: { id: 5, radius: 60, version: 3 } }),
    );
    expect(sent.filter(({ name }) => name === 'LocationFiltersUpdate')).toHaveLength(1);
    const state = screen.getByRole('button', { name: 'Apply State + Washington' });
    await waitFor(() => expect(state).toBeEnabled());
    await userEvent.click(state);
    await waitFor(() =>
      expect(lastOf(sent, 'SearchFiltersCreate')).toEqual({
        input: { campaignId: 8, type: 'StateFilter', parameters: { state: 'WA' } },
      }),
    );
  });

  it('applies both steps of the pair, and Undo takes both back', async () => {
    let change = 0;
    const saved = () => ({ result: { record: { id: 5 }, changeId: String(++change) } });
    const undoChange = { result: { undone: [{}], left: [], stays: [] } };
    const sent = server({
      LocationFiltersUpdate: saved,
      SearchFiltersUpdate: saved,
      UndoPreview: () => ({ undoPreview: { undone: [{}], left: [], stays: [] } }),
      UndoChange: () => ({ undoChange }),
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply both' }));
    await waitFor(() =>
      expect(lastOf(sent, 'SearchFiltersUpdate')).toEqual({
        input: { id: 4, parameters: lowered, version: 6 },
      }),
    );
    expect(lastOf(sent, 'LocationFiltersUpdate')).toEqual({ input: { id: 5, radius: 60, version: 3 } });
    await waitFor(() => expect(lastOf(sent, 'UndoPreview')).toEqual({ changeId: '2' })); // the second notice is shown
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(
        sent.flatMap(({ name, variables }) =>
          name === 'UndoChange' ? [(variables.input as { changeId: string }).changeId] : [],
        ),
      ).toEqual(['2', '1']),
    );
  });

  it('shows why a step was refused, and that history is too thin for a likely number', async () => {
    server({
      LocationFiltersUpdate: () => new Refusal('Somebody has changed it.', 'SL409'),
      NearMisses: () => ({
        nearMisses: { steps, pair: null },
        campaignSupply: {
          ...supply,
          likelyOpen: null,
          likelyAvailable: null,
          short: null,
          obstacle: 'Too early.',
          areas: [],
        },
      }),
    });
    show();
    expect(await screen.findByText('Too early.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Apply Radius → 60 miles' }));
    expect(await screen.findByText('Somebody has changed it.')).toBeInTheDocument();
  });
});

describe('why a league is in, or not', () => {
  it('is shown for a program found by name, reasons against it first', async () => {
    const sent = server();
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Why is this league in/ }), 'colfax');
    await userEvent.click(await screen.findByRole('option', { name: 'Winter Basketball, Colfax Hoops' }));
    expect(await screen.findByText('Not in: 1 reason against it')).toBeInTheDocument();
    expect(lastOf(sent, 'TargetingExplanations')).toEqual({ campaignId: 8, sponsorablePropertyId: 30 });
    const table = screen.getByRole('table', { name: /Each filter/ });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['NoDistance54 miles45 miles around Spokane', 'YesConfidenceVerified']);
    expect(address()).toContain('tab=steps');
  });

  it('is shown on the program for every open campaign', async () => {
    fakeServer({
      TargetingExplanations: () => ({
        targetingExplanations: [
          { campaignId: 8, campaignName: 'Halftime', available: true, reasons: [] },
          { campaignId: 9, campaignName: 'Home Field', available: false, reasons },
        ],
      }),
    });
    showPage(<WhyDialog program={{ id: 30, name: 'Winter Basketball' }} />);
    expect(await screen.findByText('In: it is available')).toBeInTheDocument();
    expect(screen.getByText('Home Field')).toBeInTheDocument();
    expect(screen.getByText('Not in: 1 reason against it')).toBeInTheDocument();
  });
});
