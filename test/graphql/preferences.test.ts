/** Settings and saved views of staff over HTTP. */
import { expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server } = await apiSetup();
const [admin, superadmin, league] = (await Promise.all(
  [people.admin, people.superadmin, people.league].map((email) => server.login(email, PASSWORD)),
)) as [string, string, string];

it('settings follow the account', async () => {
  const save = 'mutation ($changes: JSON) { saveMySettings(input: {changes: $changes}) { count } }';
  const saved = await server.data(save, { changes: { density: 'compact', columns: ['id'] } }, admin);
  expect(saved.saveMySettings.count).toBe(2);
  expect(await server.data('{ mySettings }', {}, admin)).toEqual({
    mySettings: { density: 'compact', columns: ['id'] },
  });
  expect(await server.data('{ mySettings }', {}, superadmin)).toEqual({ mySettings: {} });
  expect((await server.graphql(save, { changes: {} }, league)).errors?.[0]?.extensions).toMatchObject({
    code: 'SL403',
  });
});

it('views are saved, listed, changed and deleted; a name is taken once', async () => {
  const create =
    'mutation ($input: CreateListViewInput!) { createListView(input: $input) { listView { id version shared view owner { name } } } }';
  const input = { resource: 'campaigns', label: 'Overdue proof', shared: true, view: { filter: { status: 'active' } } };
  const { listView } = (await server.data(create, { input }, admin)).createListView;
  expect(listView).toMatchObject({ version: 1, shared: true, view: input.view, owner: { name: 'admin' } });
  expect((await server.graphql(create, { input }, admin)).errors?.[0]).toMatchObject({
    message: 'You already have a view of this name.',
    extensions: { code: '23505' },
  });
  const { listViews } = await server.data(
    'query ($filter: ListViewWhere) { listViews(filter: $filter) { id label } }',
    { filter: { resource: { equalTo: 'campaigns' } } },
    superadmin,
  );
  expect(listViews).toEqual([{ id: listView.id, label: 'Overdue proof' }]);
  const update =
    'mutation ($input: UpdateListViewInput!) { updateListView(input: $input) { listView { label version } } }';
  expect(
    await server.data(update, { input: { id: listView.id, version: 1, label: 'Late proof' } }, admin),
  ).toMatchObject({ updateListView: { listView: { label: 'Late proof', version: 2 } } });
  const stolen = await server.graphql(update, { input: { id: listView.id, label: 'Mine' } }, superadmin);
  expect(stolen.data.updateListView.listView).toBeNull();
  expect((await server.data('{ listViews { label } }', {}, admin)).listViews).toEqual([{ label: 'Late proof' }]);
  const remove = 'mutation ($id: Int!) { deleteListView(input: {id: $id}) { listView { id } } }';
  expect(await server.data(remove, { id: listView.id }, superadmin)).toEqual({
    deleteListView: { listView: { id: listView.id } },
  });
});
