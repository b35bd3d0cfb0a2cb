import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { PendingPhotoList } from './PendingPhotoList.tsx';

const photo = (id: number, organizationName: string, verificationDeadlineId: number | null) => ({
  id,
  thumbnailUrl: `/files/${id}-small.jpg`,
  fullSizeUrl: `/files/${id}.jpg`,
  offerId: id + 100,
  organizationName,
  sponsorablePropertyName: 'Rec League',
  campaignName: 'Halftime',
  sponsorName: 'Harvest Lane',
  season: 'spring',
  year: 2027,
  strategistName: null,
  verificationDeadlineId,
  deadlineName: verificationDeadlineId ? 'Banner hung' : null,
  capabilityName: 'Game Signage',
  deadline: '2027-03-01',
  from: 'League',
  createdAt: '2027-02-01T15:00:00Z',
});

let photos = [photo(1, 'Ames Youth Soccer', 4), photo(2, 'Boone Hoops', null)];

/** Shows the list of a server that takes a reviewed photo from it. */
function open() {
  const sent = fakeServer({
    VerificationImagesTotal: () => ({ list: { totalCount: photos.length } }),
    VerificationImagesList: () => ({
      list: { nodes: photos, pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } },
    }),
    ReviewVerificationImage: ({ input }: { input: { id: number; status: string } }) => {
      photos = photos.filter(({ id }) => id !== input.id);
      return { reviewVerificationImage: { verificationImage: { id: input.id, status: input.status } } };
    },
  });
  showPage(<PendingPhotoList />, { queryClient: makeQueryClient() });
  return sent;
}
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  localStorage.clear();
  signIn();
  photos = [photo(1, 'Ames Youth Soccer', 4), photo(2, 'Boone Hoops', null)];
});

it('lists the pending photos of all offers, each with the way to its offer', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Boone Hoops' })).toHaveAttribute('href', '/offers/102#review');
  expect(await screen.findByRole('heading', { name: '2 Pending Photos' })).toBeInTheDocument();
});

it('[S-298] reviews one photo after the other; one without a deadline cannot be accepted here', async () => {
  const sent = open();
  await screen.findByText('Ames Youth Soccer');
  await userEvent.click(screen.getByRole('button', { name: 'Review these photos' }));
  expect(dialog().getByRole('img')).toHaveAttribute('src', '/files/1.jpg');
  await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(dialog().getByRole('img')).toHaveAttribute('src', '/files/2.jpg'));
  expect(lastOf(sent, 'ReviewVerificationImage')).toEqual({
    input: { id: 1, status: 'verified', verificationDeadlineId: 4, hidden: false, featured: false },
  });
  expect(dialog().getByRole('button', { name: 'Accept' })).toBeDisabled();
  expect(dialog().getByRole('link', { name: 'Open the offer' })).toHaveAttribute('href', '/offers/102#review');
  await waitFor(() => expect(screen.queryByText('Ames Youth Soccer')).toBeNull());
});

it('reviews by the keyboard', async () => {
  const sent = open();
  await userEvent.click(await screen.findByText('Banner hung'));
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog().getByRole('img')).toHaveAttribute('src', '/files/2.jpg');
  await userEvent.keyboard('r');
  await waitFor(() =>
    expect(lastOf(sent, 'ReviewVerificationImage')).toMatchObject({ input: { id: 2, status: 'rejected' } }),
  );
});
