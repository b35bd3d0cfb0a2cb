import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ListControllerResult, TextInput, useListContext, useStore } from 'react-admin';
import { CampaignList } from '../campaigns/CampaignList.tsx';
import { CheckList } from '../checks/CheckList.tsx';
import { address, showPage, showVisits, signIn } from '../testing/page.tsx';
import { schemaServer } from '../testing/schemaServer.ts';
import { ListPage } from './ListPage.tsx';
import { OwnFilters } from './ListSetters.tsx';
import { LocalTable } from './LocalTable.tsx';
import { Column, RecordTable } from './RecordTable.tsx';
import { currentRow, rows } from './rowCursor.ts';

beforeEach(() => {
  localStorage.clear();
  signIn('superadmin');
});

const query = () => new URL(address(), 'http://sideline.test').searchParams;

it('[O2] [O24] filters and a sort set before the first one is rendered are all kept', async () => {
  schemaServer();
  const setters: Record<string, ListControllerResult> = {};
  const Probe = ({ name }: { name: string }) => {
    setters[name] = useListContext();
    return null;
  };
  showPage(
    <ListPage
      resource="campaigns"
      title={(total) => `${total} Campaigns`}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      aside={['q', 'season'].map((name) => (
        <OwnFilters key={name} sources={[name]}>
          <Probe name={name} />
        </OwnFilters>
      ))}
    >
      <RecordTable>
        <Column source="name" label="Campaign" />
      </RecordTable>
    </ListPage>,
  );
  await screen.findAllByRole('row');
  // What the search, filter forms and table send while the list with the new sort is still rendering.
  const { q, season } = { ...setters } as Record<'q' | 'season', ListControllerResult>;
  const next = () => new Promise((resolve) => setTimeout(resolve, 20));
  await act(async () => {
    q.setSort({ field: 'name', order: 'ASC' });
    await next();
  });
  await act(async () => {
    q.setFilters({ q: 'lions' });
    season.setFilters({ season: 'spring' });
    await next();
  });
  expect([query().get('sort'), query().get('filter')]).toEqual(['name', '{"q":"lions","season":"spring"}']);
  // Typed and cleared again, a value selected and reset, each before the first change is rendered.
  await act(async () => {
    q.setFilters({ q: 'tigers', season: '' });
    season.setFilters({ q: '', season: 'fall' });
    q.setFilters({ q: '', season: '' });
    season.setFilters({ q: '', season: 'spring' });
    await next();
  });
  expect(query().get('filter')).toBe('{"season":"spring"}');
});

it('[B-374] a URL without filters opens with the default ones', async () => {
  const { sent } = schemaServer();
  showPage(<CheckList />, { at: '/checks?perPage=50' });
  await screen.findAllByRole('row');
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'ChecksList').at(-1)?.variables).toMatchObject({
      first: 50,
      filter: { state: { equalTo: 'pending' } },
    }),
  );
});

it('[O16] Enter and the down arrow move from the search to the first result', async () => {
  schemaServer();
  showPage(<CampaignList />);
  await screen.findAllByRole('checkbox', { name: /^Select / });
  for (const key of ['{Enter}', '{ArrowDown}']) {
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard(key);
    expect(currentRow()).toBe(rows()[0]);
    expect(document.activeElement).toBe(rows()[0]?.querySelector('a'));
  }
});

it('[O20] a filter that somebody adds has the focus, one that a view shows does not', async () => {
  schemaServer();
  let list: ListControllerResult | undefined;
  const Probe = () => {
    list = useListContext();
    return null;
  };
  showPage(
    <ListPage
      resource="campaigns"
      title={String}
      sort={{ field: 'id', order: 'ASC' }}
      filters={['Sponsor', 'Strategist'].map((label) => <TextInput key={label} source={label} label={label} />)}
      aside={<Probe />}
    >
      <RecordTable>
        <Column source="name" label="Campaign" />
      </RecordTable>
    </ListPage>,
  );
  await screen.findAllByRole('row');
  act(() => list?.setFilters({}, { Sponsor: true }));
  const ofView = await screen.findByRole('textbox', { name: 'Sponsor' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(ofView).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Strategist' }));
  const added = await screen.findByRole('textbox', { name: 'Strategist' });
  await waitFor(() => expect(added).toHaveFocus());
});

it('[O16] a table beside the list, as in a dialog, leaves the list its keys; actions follow the rows', async () => {
  schemaServer();
  showPage(
    <ListPage
      resource="campaigns"
      title={String}
      sort={{ field: 'id', order: 'ASC' }}
      aside={
        <LocalTable resource="planned" data={[{ id: 7, name: 'Preview' }]}>
          <Column source="name" />
        </LocalTable>
      }
    >
      <RecordTable bulkActions={<button type="button">Act</button>}>
        <Column source="name" label="Campaign" />
      </RecordTable>
    </ListPage>,
  );
  const all = await screen.findByRole('checkbox', { name: 'Select all' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  await userEvent.keyboard('jx');
  expect(all).toBePartiallyChecked();
  expect(screen.getByText('1 item selected')).toHaveAttribute('role', 'status');
  const act = screen.getByRole('button', { name: 'Act' });
  expect(rows()[1]?.compareDocumentPosition(act)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(all);
  expect(all).toBeChecked();
  await userEvent.click(all);
  expect(screen.queryByText(/selected/)).toBeNull();
});

it('[O16] returning from a record continues at its row', async () => {
  schemaServer();
  const comeBack = showVisits(<CampaignList />);
  await screen.findAllByRole('checkbox', { name: /^Select / });
  await userEvent.click(rows()[1] as HTMLElement);
  await comeBack();
  await screen.findAllByRole('checkbox', { name: /^Select / });
  expect(rows().indexOf(currentRow() as HTMLTableRowElement)).toBe(1);
});

it('[O24] a new column comes last in a saved order and moves no other', async () => {
  schemaServer();
  const page = (columns: string[]) => (
    <ListPage resource="campaigns" title={String} sort={{ field: 'id', order: 'ASC' }}>
      <RecordTable>
        {columns.map((source) => (
          <Column key={source} source={source} label={source} />
        ))}
      </RecordTable>
    </ListPage>
  );
  let change: (columns: string[]) => void = () => undefined;
  const Deployed = () => {
    const [columns, setColumns] = useState(['name', 'season', 'status']);
    const [, setRanks] = useStore<number[] | undefined>('campaigns.datatable_columnRanks');
    change = setColumns;
    return (
      <>
        <button type="button" onClick={() => setRanks([2, 0, 1])}>
          Order
        </button>
        {page(columns)}
      </>
    );
  };
  showPage(<Deployed />);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('thead [data-field]')].map((cell) => cell.dataset.field);
  await waitFor(() => expect(shown()).toEqual(['name', 'season', 'status']));
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await waitFor(() => expect(shown()).toEqual(['status', 'name', 'season']));
  act(() => change(['year', 'name', 'season', 'status']));
  await waitFor(() => expect(shown()).toEqual(['status', 'name', 'season', 'year']));
});

it('[M16] the placeholder of a list that loads, with checkboxes that have no labels, is inert', async () => {
  globalThis.fetch = () => new Promise<Response>(() => undefined);
  showPage(<CheckList />, { at: '/checks' });
  const boxes = await screen.findAllByRole('checkbox', { name: '' }, { timeout: 3000 });
  expect(boxes.filter((box) => !box.closest('[inert]'))).toEqual([]);
});
