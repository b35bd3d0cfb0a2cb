import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type ListControllerResult, useListContext } from 'react-admin';
import { CheckList } from '../checks/CheckList.tsx';
import { address, showPage, signIn } from '../testing/page.tsx';
import { schemaServer } from '../testing/schemaServer.ts';
import { ListPage } from './ListPage.tsx';
import { Column, RecordTable } from './RecordTable.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn('superadmin');
});

const query = () => new URL(address(), 'http://sideline.test').searchParams;

it('[O2] [O24] filters and a sort that come before the first of them is on screen are all kept', async () => {
  schemaServer();
  let list = {} as ListControllerResult;
  const Probe = () => {
    list = useListContext();
    return null;
  };
  showPage(
    <ListPage
      resource="campaigns"
      title={(total) => `${total} Campaigns`}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      aside={<Probe />}
    >
      <RecordTable>
        <Column source="name" label="Campaign" />
      </RecordTable>
    </ListPage>,
  );
  await screen.findAllByRole('row');
  // what the forms of search and filters and the table hold while the list with the new sort is still being rendered
  const { setSort, setFilters } = list;
  const next = () => new Promise((resolve) => setTimeout(resolve, 20));
  await act(async () => {
    setSort({ field: 'name', order: 'ASC' });
    await next();
  });
  for (const filter of [{ q: 'lions' }, { season: 'spring' }])
    await act(async () => {
      setFilters(filter);
      await next();
    });
  expect([query().get('sort'), query().get('filter')]).toEqual(['name', '{"q":"lions","season":"spring"}']);
});

it('[B-374] an address that says nothing of filters opens with the default ones', async () => {
  const { sent } = schemaServer();
  showPage(<CheckList />, { at: '/checks?perPage=50' });
  await screen.findAllByRole('row');
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'ChecksList').at(-1)?.variables).toMatchObject({
      first: 50,
      filter: { status: { equalTo: 'pending' } },
    }),
  );
});
