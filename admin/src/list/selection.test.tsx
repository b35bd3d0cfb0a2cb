import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListBase, testDataProvider, useListContext } from 'react-admin';
import { WithoutSelection, WithSelection } from './selection.tsx';

const data = [{ id: 1 }, { id: 2 }];
let renders = 0;

function Toolbar() {
  const { page, setPage } = useListContext();
  renders += 1;
  return (
    <button type="button" onClick={() => setPage(2)}>
      Page {page}
    </button>
  );
}

function Row() {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <button type="button" onClick={() => onToggleItem(1)}>
      Selected {selectedIds.length}
    </button>
  );
}

function Nested() {
  const { data: rows = [] } = useListContext();
  return <p>{rows.length} nested</p>;
}

const dataProvider = testDataProvider({
  getList: (resource) => Promise.resolve({ data: resource === 'nested' ? [{ id: 3 }] : data, total: 60 } as never),
});

it('a selection rerenders only what shows it; every other change rerenders the whole list', async () => {
  render(
    <CoreAdminContext dataProvider={dataProvider}>
      <ListBase resource="outer" disableSyncWithLocation>
        <WithoutSelection>
          <Toolbar />
          <WithSelection>
            <Row />
          </WithSelection>
          <ListBase resource="nested" disableSyncWithLocation>
            <WithSelection>
              <Nested />
            </WithSelection>
          </ListBase>
        </WithoutSelection>
      </ListBase>
    </CoreAdminContext>,
  );
  expect(await screen.findByText('1 nested')).toBeInTheDocument();
  const before = renders;
  await userEvent.click(screen.getByRole('button', { name: 'Selected 0' }));
  expect(await screen.findByRole('button', { name: 'Selected 1' })).toBeInTheDocument();
  expect(renders).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(await screen.findByRole('button', { name: 'Page 2' })).toBeInTheDocument();
});
