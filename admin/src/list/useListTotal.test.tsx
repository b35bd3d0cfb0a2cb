import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { invalidateRecords, makeQueryClient } from '../dataProvider/queryClient.ts';
import { OfferList } from '../offers/OfferList.tsx';
import { listOf } from '../testing/lists.ts';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';

let totalCount = 300_021;
let count: (() => void) | undefined;
let large: Promise<unknown> = Promise.resolve();

const server = () =>
  fakeServer({
    OffersList: () => listOf({ id: 5, organizationName: 'Ames Youth Soccer', status: 'confirmed', version: 1 }),
    OffersIsLarge: async () => {
      await large;
      return { list: { isLarge: totalCount > 10_000 } };
    },
    OffersTotal: () =>
      new Promise((resolve) => {
        count = () => resolve({ list: { totalCount } });
      }),
  });
const title = (name: string) => screen.findByRole('heading', { name });
const show = () => {
  const queryClient = makeQueryClient();
  showPage(<OfferList />, { at: '/campaign-planner/offers', path: '/campaign-planner/offers', queryClient });
  return queryClient;
};

beforeEach(() => {
  localStorage.clear();
  signIn();
  totalCount = 300_021;
  large = Promise.resolve();
});

it('[O2] says that a list is long until its records are counted, and counts them again after a change', async () => {
  const sent = server();
  const client = show();
  await title('10,000+ Offers');
  await screen.findByText('Ames Youth Soccer');
  act(() => count?.());
  await title('300,021 Offers');
  totalCount = 9_999;
  act(() => void invalidateRecords(client));
  await title('300,021 Offers'); // what is known stays until the new figure is there
  act(() => count?.());
  await title('9,999 Offers');
  expect(sent.filter(({ name }) => name === 'OffersIsLarge')).toHaveLength(1);
});

it('[O2] shows no figure but the total for a list that is not long', async () => {
  totalCount = 40;
  let answer = () => {};
  large = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server();
  show();
  await title('… Offers');
  act(() => answer());
  await screen.findByText('Ames Youth Soccer');
  expect(screen.queryByRole('heading', { name: /10,000/ })).toBeNull();
  act(() => count?.());
  await title('40 Offers');
});
