import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const image = {
  id: 9,
  status: 'pending',
  hidden: false,
  featured: false,
  from: 'Cedar Valley',
  createdAt: '2026-06-01T15:00:00Z',
  createdBy: null,
  capabilityName: 'Game Signage',
  fullSizeUrl: '/files/full.jpg',
  thumbnailUrl: '/files/small.jpg',
  verificationDeadlineId: 4,
};
const offer = {
  id: 5,
  status: 'confirmed',
  verificationDeadlines: [{ id: 4, name: 'Banner hung' }],
  verificationImages: [image],
};

beforeEach(() => {
  signIn();
  fakeServer({});
});

it('[S-307] an image opens in full size over the page, and closes again', async () => {
  const { container } = showPage(<ReviewCard offer={offer as never} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/small.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Open the image for Banner hung' }));
  const lightbox = within(screen.getByRole('dialog', { name: 'Banner hung' }));
  expect(lightbox.getByRole('img', { name: 'Banner hung' })).toHaveAttribute('src', '/files/full.jpg');
  await userEvent.click(lightbox.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an image that stays open shows the address that it has now: the one before ended', async () => {
  const renewed = { ...offer, verificationImages: [{ ...image, fullSizeUrl: '/files/full.jpg?e=2' }] };
  const Page = () => {
    const [shown, setShown] = useState(offer);
    return (
      <>
        <button type="button" onClick={() => setShown(renewed)}>
          Renew
        </button>
        <ReviewCard offer={shown as never} />
      </>
    );
  };
  showPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the image for Banner hung' }));
  fireEvent.click(screen.getByText('Renew'));
  expect(screen.getByRole('img', { name: 'Banner hung' })).toHaveAttribute('src', '/files/full.jpg?e=2');
});
