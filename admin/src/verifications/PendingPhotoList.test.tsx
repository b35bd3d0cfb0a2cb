import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { photo, reviewAnswers } from '../testing/pendingPhotos.ts';
import { PendingPhotoList } from './PendingPhotoList.tsx';

let photos = [photo(1, 'Ames Youth Soccer', 4), photo(2, 'Boone Hoops', null)];

/** Mocks a server that removes a reviewed photo from the list. */
function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const take = (ids: readonly number[]) => {
    photos = photos.filter(({ id }) => !ids.includes(id));
  };
  const sent = fakeServer({
    VerificationImagesTotal: () => ({ list: { totalCount: photos.length } }),
    VerificationImagesList: () => listOf(...photos),
    ...reviewAnswers,
    ReviewVerificationImage: ({ input }: { input: { id: number; status: string } }) => {
      take([input.id]);
      return { reviewVerificationImage: { changeId: null, verificationImage: { id: input.id, status: input.status } } };
    },
    AcceptVerificationImages: ({ input: { ids } }: { input: { ids: number[] } }) => {
      take(ids);
      return { acceptVerificationImages: { changeId: null, verificationImages: ids.map((id) => ({ id })) } };
    },
    ...answers,
  });
  showPage(<PendingPhotoList />, { queryClient: makeQueryClient() });
  return sent;
}
const dialog = () => within(screen.getByRole('dialog'));
const startReview = async () => {
  await screen.findByText('Ames Youth Soccer');
  await userEvent.click(screen.getByRole('button', { name: 'Review these photos' }));
};
const photoShown = () => dialog().getByRole('img', { name: /^Photo of/ });

beforeEach(() => {
  localStorage.clear();
  signIn();
  photos = [photo(1, 'Ames Youth Soccer', 4), photo(2, 'Boone Hoops', null)];
});

it('lists the pending photos of all offers, each with a link to its offer', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Boone Hoops' })).toHaveAttribute('href', '/offers/102#review');
  expect(await screen.findByRole('heading', { name: '2 Pending Photos' })).toBeInTheDocument();
});

it('[S-298] [M8] reviews photos one by one; one without a deadline cannot be accepted here', async () => {
  const sent = open();
  await startReview();
  expect(photoShown()).toHaveAttribute('src', '/files/1.jpg');
  await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(photoShown()).toHaveAttribute('src', '/files/2.jpg'));
  expect(lastOf(sent, 'ReviewVerificationImage')).toEqual({
    input: { id: 1, status: 'verified', verificationDeadlineId: 4, version: 3 },
  });
  expect(dialog().getByRole('button', { name: 'Accept' })).toBeDisabled();
  expect(dialog().getByRole('link', { name: 'Open the offer' })).toHaveAttribute('href', '/offers/102#review');
  await waitFor(() => expect(screen.queryByText('Ames Youth Soccer')).toBeNull());
});

it('[M8] shows instructions and accepted photos next to the photo, and the next one without waiting for the response', async () => {
  const sent = open({ ReviewVerificationImage: () => new Promise(() => undefined) });
  await startReview();
  expect(await dialog().findByText('Photograph the banner of 1.')).toBeInTheDocument();
  expect(dialog().getByRole('img', { name: /Accepted photo of Erie Flag/ })).toBeInTheDocument();
  // The next photo's context is preloaded.
  await waitFor(() => expect(sent.filter(({ name }) => name === 'PendingPhoto')).toHaveLength(2));
  await userEvent.keyboard('a');
  expect(photoShown()).toHaveAttribute('src', '/files/2.jpg');
  expect(dialog().getByText('Photograph the banner of 2.')).toBeInTheDocument();
});

it('[M5] [M8] rejects by keyboard with a listed reason and a note', async () => {
  const sent = open();
  await startReview();
  await userEvent.keyboard('n');
  expect(photoShown()).toHaveAttribute('src', '/files/2.jpg');
  await userEvent.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Reject this photo' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
  expect(screen.queryByRole('option', { name: 'An old reason.' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'The photo is blurred.' }));
  await userEvent.type(screen.getByLabelText(/^Note to the league/), 'a dark corner'); // Letter keys decide nothing.
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(lastOf(sent, 'ReviewVerificationImage')).toEqual({
      input: { id: 2, status: 'rejected', rejectionReasonId: 1, rejectionNote: 'a dark corner', version: 3 },
    }),
  );
  expect(sent.filter(({ name }) => name === 'ReviewVerificationImage')).toHaveLength(1);
});

it('[M4] shows who has already decided, without overwriting it', async () => {
  open({
    ReviewVerificationImage: () =>
      new Refusal('This has been changed in the meantime.', 'SL409', 'version', {
        version: 4,
        current: { status: 'rejected' },
        changedBy: 'Lee Ortiz',
      }),
  });
  await startReview();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Lee Ortiz rejected this photo in the meantime.')).toBeInTheDocument();
});

it('[M8] undoes the last decision by keyboard and shows its photo again', async () => {
  const one = photos[0] as (typeof photos)[number];
  const sent = open({
    ReviewVerificationImage: () => {
      photos = photos.slice(1);
      return { reviewVerificationImage: { changeId: '77', verificationImage: { id: 1, status: 'verified' } } };
    },
    UndoPreview: () => ({ undoPreview: { undone: [], left: [], stays: [] } }),
    UndoChange: () => {
      photos = [{ ...one, version: 5 }, ...photos];
      return { undoChange: { changeId: '78', result: { undone: [], left: [], stays: [] } } };
    },
  });
  await startReview();
  expect(dialog().getByRole('button', { name: 'Undo last' })).toBeDisabled();
  await userEvent.keyboard('a');
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Undo last' })).toBeEnabled());
  await userEvent.keyboard('u');
  await waitFor(() => expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '77' } }));
  await waitFor(() => expect(photoShown()).toHaveAttribute('src', '/files/1.jpg'));
});

it('[M8] accepts the selected photos at once and shows how many were skipped', async () => {
  const sent = open({
    AcceptVerificationImages: () => ({ acceptVerificationImages: { changeId: null, verificationImages: [{ id: 1 }] } }),
  });
  await screen.findByText('Ames Youth Soccer');
  for (const box of screen.getAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Accept 1 photo' }));
  expect(lastOf(sent, 'AcceptVerificationImages')).toEqual({ input: { ids: [1, 2] } });
  expect(await screen.findByText('1 photo accepted, 1 skipped')).toBeInTheDocument();
});
