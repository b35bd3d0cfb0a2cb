import { expect, it, jest } from '@jest/globals';
import { memoryStore } from 'react-admin';
import { accountStore, type Settings } from './accountStore.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const open = (initial: Settings = {}) => {
  const save = jest.fn<(changes: Settings) => Promise<unknown>>(async () => undefined);
  const local = memoryStore();
  const store = accountStore(initial, local, { save, flush: () => undefined }, 5);
  return { store, save, local };
};

it('[O24] saves changes to the account after a delay, except keys that belong to the device', async () => {
  const { store, save } = open();
  store.setItem('campaigns.density', 'small');
  store.setItem('campaigns.datatable', ['id']);
  store.setItem('theme', 'dark');
  await wait(20);
  expect(save.mock.calls).toEqual([[{ 'campaigns.density': 'small', 'campaigns.datatable': ['id'] }]]);
});

it('retries a failed save with the next change', async () => {
  const { store, save } = open();
  save.mockRejectedValueOnce(new Error('No connection'));
  store.setItem('a', 1);
  await wait(20);
  store.setItem('b', 2);
  await wait(20);
  expect(save).toHaveBeenLastCalledWith({ a: 1, b: 2 });
});

it('loads the account’s values, and returns defaults for missing ones', () => {
  const { store } = open({ 'campaigns.datatable': ['id'], 'campaigns.density': 'small' });
  store.setup();
  store.load({ 'campaigns.density': 'medium' });
  expect(store.getItem('campaigns.density', 'small')).toBe('medium');
  expect(store.getItem('campaigns.datatable', [])).toEqual([]);
});

it('[R20] [C5] stores of a list only its parameters, and never a selection', () => {
  const { store, local } = open();
  store.setup();
  local.setItem('offers.listParams', { page: 2, add: '' }); // as an earlier release stored it
  local.setItem('offers.selectedIds', [1]);
  store.setItem('tasks.listParams', {
    sort: 'id',
    order: 'ASC',
    perPage: 25,
    filter: {},
    displayedFilters: {},
    edit: '7',
  });
  store.setItem('tasks.selectedIds', [1, 2]);
  expect(store.getItem('offers.listParams')).toEqual({ page: 2 });
  expect(store.getItem('tasks.listParams')).toEqual({
    sort: 'id',
    order: 'ASC',
    perPage: 25,
    filter: {},
    displayedFilters: {},
  });
  expect([store.getItem('offers.selectedIds', []), store.getItem('tasks.selectedIds', [])]).toEqual([[], []]);
  expect(local.getItem('tasks.selectedIds', 'none')).toBe('none');
});

it('removes a key that is set to undefined', async () => {
  const { store, save } = open({ 'campaigns.defaultView': {} });
  store.setup();
  store.setItem('campaigns.defaultView', undefined);
  expect(store.getItem('campaigns.defaultView', 'none')).toBe('none');
  await wait(20);
  expect(save).toHaveBeenLastCalledWith({ 'campaigns.defaultView': null });
});
