import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerStatuses } from '../../../../ui/status.ts';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { OfferFacts } from './OfferFacts.tsx';

const offer = {
  id: 5,
  status: 'proposed',
  magicToken: 'a.b.c',
  offerSentAt: null as string | null,
  offerOpenedAt: null as string | null,
  numberOfOfferViews: 0,
  surveySentAt: null as string | null,
  numberOfSurveyViews: 0,
  sponsorshipApplicationSentAt: null as string | null,
  communicatedToLeague: false,
  leagueRejectionReason: null as string | null,
  removalReason: null as string | null,
};
const show = (more: Partial<typeof offer> = {}) => {
  const { container, unmount } = showPage(<OfferFacts offer={{ ...offer, ...more } as never} />);
  const facts = [...container.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]);
  return { facts: Object.fromEntries(facts), unmount };
};

beforeEach(() => {
  signIn();
  fakeServer({ LinkState: () => ({ linkState: null }) });
});

it('[S-244] the card shows what was sent, opened, viewed and answered', () => {
  const { facts, unmount } = show({
    offerSentAt: '2026-03-01T18:00:00Z',
    offerOpenedAt: '2026-03-02T18:00:00Z',
    numberOfOfferViews: 4,
    surveySentAt: '2026-02-01T18:00:00Z',
    numberOfSurveyViews: 2,
    sponsorshipApplicationSentAt: '2026-01-05T18:00:00Z',
    communicatedToLeague: true,
    leagueRejectionReason: 'No field',
    removalReason: 'Moved away',
  });
  expect(facts).toEqual({
    'Application sent': '1/5/2026',
    'Survey sent': '2/1/2026',
    'Survey views': '2',
    'Offer sent': '3/1/2026',
    'Offer opened': '3/2/2026',
    'Offer views': '4',
    'League notified': 'Yes',
    'Rejected by league': 'No field',
    'Reason for removal': 'Moved away',
  });
  unmount();
  expect(show().facts).toEqual({});
});

it('[S-244] an offer that was sent but not viewed shows zero views', () => {
  const { facts } = show({ offerSentAt: '2026-03-01T18:00:00Z', surveySentAt: '2026-02-01T18:00:00Z' });
  expect(facts).toMatchObject({ 'Offer views': '0', 'Survey views': '0' });
});

it('[S-261] [S-262] the review page’s link is shown only while the offer is proposed', () => {
  const there = Object.keys(offerStatuses).filter((status) => {
    const { unmount } = show({ status });
    const found = screen.queryByRole('link', { name: /Review page/ });
    if (found) expect(found).toHaveAttribute('href', `${location.origin}/accept-offer/a.b.c`);
    unmount();
    return found !== null;
  });
  expect(Object.keys(offerStatuses)).toHaveLength(9);
  expect(there).toEqual(['proposed']);
});

it('[X1] the link of an accepted offer can be revoked, but not opened, copied or renewed', async () => {
  const state = {
    version: 1,
    revokedAt: null,
    views: 1,
    scannerViews: 0,
    lastOpenedAt: '2026-02-03T15:00:00Z',
    expiresAt: null,
    url: 'https://sideline.test/accept-offer/abc',
  };
  fakeServer({
    LinkState: () => ({ linkState: state }),
    LinkGains: () => ({ linkMembers: [], linkChanges: [] }),
  });
  show({ status: 'confirmed', magicToken: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'More for the link of Review page' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Revoke link']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke link' }));
  expect(await screen.findByRole('dialog', { name: 'Revoke the link' })).not.toHaveTextContent(/new one/);
  expect(screen.queryByRole('link', { name: /Review page/ })).toBeNull();
});
