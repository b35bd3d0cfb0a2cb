import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  CoreAdminContext,
  ListBase,
  ListContextProvider,
  memoryStore,
  testDataProvider,
  useListContext,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { ListSetters } from './ListSetters.tsx';
import { WithSelection } from './selection.tsx';
import { useLocalList } from './useLocalList.ts';

it('[R20] no list takes its selection from react-admin’s store', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const stored = files.filter((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    return (
      /\b(?:useList|useRecordSelection)[<(]|<(?:Infinite)?ListBase\b|ReferenceManyField/.test(text) &&
      !/storeKey=\{false\}|disableSyncWithStore: true/.test(text)
    );
  });
  expect(stored.sort()).toEqual(['list/ListPage.tsx', 'list/useLocalList.ts']);
});

type Row = { id: number };
const rowsOf = (parent: number): Row[] => [1, 2].map((id) => ({ id: parent * 10 + id }));

/** The rows, which can be selected, and what a bulk action would get. */
function Rows() {
  const { data = [], selectedIds, onToggleItem, setPage, setFilters } = useListContext<Row>();
  return (
    <>
      {data.map(({ id }) => (
        <button key={id} type="button" onClick={() => onToggleItem(id)}>
          Row {id}
        </button>
      ))}
      <button type="button" onClick={() => setPage(2)}>
        Next page
      </button>
      <button type="button" onClick={() => setFilters({ q: 'x' })}>
        Filter
      </button>
      <output>{JSON.stringify(selectedIds)}</output>
    </>
  );
}

function Local() {
  const [data, setData] = useState(rowsOf(1));
  const list = useLocalList(data);
  return (
    <ListContextProvider value={list}>
      <WithSelection>
        <Rows />
      </WithSelection>
      {[1, 2].map((parent) => (
        <button key={parent} type="button" onClick={() => setData(rowsOf(parent))}>
          Parent {parent}
        </button>
      ))}
    </ListContextProvider>
  );
}

function Paged() {
  const [parent, setParent] = useState(1);
  return (
    <ListBase resource="photos" filter={{ parent }}>
      <ListSetters>
        <WithSelection>
          <Rows />
        </WithSelection>
      </ListSetters>
      {[1, 2].map((id) => (
        <button key={id} type="button" onClick={() => setParent(id)}>
          Parent {id}
        </button>
      ))}
    </ListBase>
  );
}

/** Shows the list with a selection that an earlier release stored; the same rows on every page and for every filter. */
function show(list: React.ReactElement) {
  const store = memoryStore({ 'photos.selectedIds': [11, 12] });
  const getList = (_resource: string, { filter }: { filter: { parent?: number } }) =>
    Promise.resolve({ data: rowsOf(filter.parent ?? 1), total: 60 } as never);
  render(
    <MemoryRouter>
      <CoreAdminContext store={store} dataProvider={testDataProvider({ getList } as never)}>
        {list}
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const selected = () => JSON.parse(screen.getByRole('status').textContent ?? '') as number[];
  return { store, press, selected };
}

it.each([
  ['records of a page', <Local key="local" />, ['Parent 2']],
  ['a list', <Paged key="paged" />, ['Parent 2', 'Next page', 'Filter']],
] as const)(
  '[R20] a selection in %s ends with its parent, page and filter, and is not stored',
  async (_name, list, changes) => {
    const { store, press, selected } = show(list);
    await screen.findByRole('button', { name: 'Row 11' });
    expect(selected()).toEqual([]);
    for (const change of changes) {
      await press('Row 11');
      expect(selected()).toEqual([11]);
      await press(change);
      expect(selected()).toEqual([]);
      await press('Parent 1');
      await screen.findByRole('button', { name: 'Row 11' });
      expect(selected()).toEqual([]);
    }
    expect(store.getItem('photos.selectedIds')).toEqual([11, 12]); // neither read nor written
  },
);
