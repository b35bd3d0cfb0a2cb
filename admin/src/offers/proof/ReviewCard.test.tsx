import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { writeAllStyles } from '../../../../test/dom/styles.ts';
import { chooseOption } from '../../testing/chooseOption.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const image = {
  id: 9,
  version: 2,
  status: 'pending',
  hidden: false,
  featured: false,
  favorites: 0,
  openRequests: [] as object[],
  from: 'Cedar Valley',
  createdAt: '2026-06-01T15:00:00Z',
  createdBy: null,
  capabilityName: 'Game Signage',
  fullSizeUrl: '/files/full.jpg',
  thumbnailUrl: '/files/small.jpg',
  clearUrl: null,
  release: 'agreed',
  releaseStatedAt: null,
  releaseStatedByName: null,
  verificationDeadlineId: 4,
};
const offer = {
  id: 5,
  status: 'confirmed',
  verificationDeadlines: [{ id: 4, name: 'Banner hung' }],
  verificationImages: [image],
};

writeAllStyles(); // a test below reads them

const noDownloads = { PhotoDownloads: () => ({ photoDownloadsConnection: { totalCount: 0, nodes: [] } }) };

beforeEach(() => {
  signIn();
  fakeServer(noDownloads);
});

it('[S-307] an image opens in full size and closes again', async () => {
  const { container } = showPage(<ReviewCard offer={offer as never} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/small.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Open the image for Banner hung' }));
  const lightbox = within(screen.getByRole('dialog', { name: 'Banner hung' }));
  expect(lightbox.getByRole('img', { name: 'Banner hung' })).toHaveAttribute('src', '/files/full.jpg');
  await userEvent.click(lightbox.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an open image uses its renewed URL after the previous one has expired', async () => {
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

const reasons = {
  list: {
    nodes: [{ id: 1, name: 'The photo is blurred.', spanishName: 'Borrosa.', position: 1, retired: false, version: 1 }],
    pageInfo: { hasNextPage: false },
  },
};

it('[M8] the buttons of a narrow photo wrap; their text is never cut off', () => {
  showPage(<ReviewCard offer={offer as never} />);
  for (const name of ['Accept Banner hung', 'Reject Banner hung']) {
    const button = screen.getByRole('button', { name });
    expect(getComputedStyle(button).flexShrink).toBe('0');
    expect(getComputedStyle(button.parentElement as HTMLElement).flexWrap).toBe('wrap');
  }
});

it('[M5] Reject asks for the reason before sending', async () => {
  const sent = fakeServer({
    ImageRejectionReasonsList: () => reasons,
    ReviewVerificationImage: () => ({
      reviewVerificationImage: { changeId: null, verificationImage: { id: 9, status: 'rejected' } },
    }),
  });
  showPage(<ReviewCard offer={offer as never} />);
  await userEvent.click(screen.getByRole('button', { name: /^Reject/ }));
  expect(lastOf(sent, 'ReviewVerificationImage')).toBeUndefined();
  await chooseOption('Reason', 'The photo is blurred.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(lastOf(sent, 'ReviewVerificationImage')).toEqual({
      input: { id: 9, status: 'rejected', rejectionReasonId: 1, version: 2 },
    }),
  );
});

it('[M4] a stale acceptance sends its version and shows the current decision', async () => {
  const sent = fakeServer({
    ReviewVerificationImage: () =>
      new Refusal('This has been changed in the meantime.', 'SL409', 'version', {
        version: 3,
        current: { status: 'rejected' },
        changedBy: 'Lee Ortiz',
      }),
  });
  showPage(<ReviewCard offer={offer as never} />);
  await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('Lee Ortiz rejected this photo in the meantime.')).toBeInTheDocument();
  expect(lastOf(sent, 'ReviewVerificationImage')).toMatchObject({ input: { version: 2 } });
});

it('[M5] a rejected photo shows the reason', async () => {
  const rejected = {
    ...image,
    status: 'rejected',
    rejectionReason: { id: 1, name: 'The photo is blurred.' },
    rejectionNote: 'Try in daylight.',
  };
  showPage(<ReviewCard offer={{ ...offer, verificationImages: [rejected] } as never} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 reviewed' }));
  expect(screen.getByText('The photo is blurred. Try in daylight.')).toBeInTheDocument();
});

it('a photo says that the sponsor likes it and what the sponsor asks for', () => {
  const asked = { ...image, favorites: 2, openRequests: [{ id: 1, wish: 'hide' }] };
  showPage(<ReviewCard offer={{ ...offer, verificationImages: [asked] } as never} />);
  expect(screen.getByText('★ 2 favorites of the sponsor, the sponsor asks to hide it')).toBeInTheDocument();
});
