import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { FilterCard } from './FilterCard.tsx';

const filter = { id: 3, type: 'SeasonFilter' as const, enabled: true, parameters: { fall: true }, version: 1 };

beforeEach(() => signIn());

it('a filter is deleted after confirmation', async () => {
  const sent = fakeServer({ SearchFiltersDelete: () => ({ result: { clientMutationId: null } }) });
  showPage(<FilterCard filter={filter} lists={{ sports: [], capabilities: [], year: null }} />);
  const remove = screen.getByRole('button', { name: /^Delete/ });
  await userEvent.click(remove);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(lastOf(sent, 'SearchFiltersDelete')).toBeUndefined();
  await userEvent.click(remove);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete filter' }));
  await waitFor(() => expect(lastOf(sent, 'SearchFiltersDelete')).toEqual({ input: { id: 3 } }));
});

it('[O3] a filter that a colleague changed since is not overwritten: both values are shown, and typing goes on', async () => {
  const current = { parameters: { fall: false, winter: true } };
  const sent = fakeServer({
    SearchFiltersUpdate: ({ input }) =>
      input.version === 1
        ? new Refusal('Somebody else changed this.', 'SL409', 'version', { version: 2, current })
        : { result: { record: { id: 3, version: 3 }, changeId: null } },
  });
  let arrive: (newer: typeof filter) => void = () => undefined;
  const Card = () => {
    const [shown, setShown] = useState(filter);
    arrive = setShown;
    return <FilterCard filter={shown} lists={{ sports: [], capabilities: [], year: null }} />;
  };
  showPage(<Card />);
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Spring' }));
  act(() => arrive({ ...filter, parameters: { fall: false }, version: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('dialog', { name: /changed this record$/ }));
  expect(conflict.getByRole('row', { name: /^Seasons winter / })).toBeInTheDocument();
  expect(lastOf(sent, 'SearchFiltersUpdate')).toMatchObject({ input: { id: 3, version: 1 } });
  await userEvent.click(conflict.getByRole('button', { name: 'Use the saved values' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Winter' })).toBeChecked());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Summer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'SearchFiltersUpdate')).toMatchObject({
      input: { id: 3, version: 2, parameters: { winter: true, summer: true } },
    }),
  );
});

it('[T10] says that demographic figures are made up, and nothing for other filters', async () => {
  fakeServer({ DemographicsSource: () => ({ demographicsSource: 'Made-up figures of the demo' }) });
  const income = { ...filter, type: 'IncomeFilter' as const, parameters: { lowBound: 50_000, highBound: 75_000 } };
  const { unmount } = showPage(<FilterCard filter={income} lists={{ sports: [], capabilities: [], year: 2026 }} />);
  expect(await screen.findByText('Source: Made-up figures of the demo')).toBeInTheDocument();
  unmount();
  showPage(<FilterCard filter={filter} lists={{ sports: [], capabilities: [], year: 2026 }} />);
  expect(await screen.findByText('Seasons')).toBeInTheDocument();
  expect(screen.queryByText(/Made-up/)).toBeNull();
});

it('[B-268] an unknown type is logged and not rendered', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({});
  showPage(
    <FilterCard
      filter={{ ...filter, type: 'MoonFilter' as never }}
      lists={{ sports: [], capabilities: [], year: null }}
    />,
  );
  expect(logged).toHaveBeenCalledWith('Unknown filter type MoonFilter');
  logged.mockRestore();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText(/Moon|unknown/i)).toBeNull();
});
