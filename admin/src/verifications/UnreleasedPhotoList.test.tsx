import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { unreleasedPhoto } from '../testing/pendingPhotos.ts';
import { UnreleasedPhotoList } from './UnreleasedPhotoList.tsx';

/** Mocks a server that removes released photos from the list. */
function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  let photos = [unreleasedPhoto(1, 'Ames Youth Soccer', true), unreleasedPhoto(2, 'Boone Hoops', false)];
  const sent = fakeServer({
    UnreleasedImagesTotal: () => ({ list: { totalCount: photos.length } }),
    UnreleasedImagesList: () => ({
      list: { nodes: photos, pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } },
    }),
    SetPhotoReleases: ({ input: { ids } }: { input: { ids: number[] } }) => {
      photos = photos.filter(({ id }) => !ids.includes(id));
      return { setPhotoReleases: { changeId: null, verificationImages: ids.map((id) => ({ id })) } };
    },
    ...answers,
  });
  showPage(<UnreleasedPhotoList />, { queryClient: makeQueryClient() });
  return sent;
}
const selectAll = async () => {
  await screen.findByText('Ames Youth Soccer');
  for (const box of screen.getAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
};
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  localStorage.clear();
  signIn();
});

it('lists photos that sponsors do not see, each with a link to its offer and what the league stated', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Boone Hoops' })).toHaveAttribute('href', '/offers/102#review');
  expect(await screen.findByRole('heading', { name: '2 Photos' })).toBeInTheDocument();
  expect(screen.getByText('Stated for the season')).toBeInTheDocument();
});

it('asks before the selected photos are shown to sponsors, and names those whose league stated nothing', async () => {
  const sent = open();
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as agreed' }));
  expect(dialog().getByText('For 1 photo, the league has not stated so this season.')).toBeInTheDocument();
  expect(lastOf(sent, 'SetPhotoReleases')).toBeUndefined();
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as agreed: 2 photos' }));
  await waitFor(() => expect(lastOf(sent, 'SetPhotoReleases')).toEqual({ input: { ids: [1, 2], release: 'agreed' } }));
  expect(await screen.findByText('2 photos shown to the sponsor')).toBeInTheDocument();
  expect(await screen.findByText('Every accepted photo has a release.')).toBeInTheDocument();
});

it('withholds the selected photos, and shows why it could not', async () => {
  const sent = open({ SetPhotoReleases: () => new Refusal('You are not permitted to do this.', 'SL403') });
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: 'Withhold' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Withhold: 2 photos' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('You are not permitted to do this.');
  expect(lastOf(sent, 'SetPhotoReleases')).toEqual({ input: { ids: [1, 2], release: 'withheld' } });
});
