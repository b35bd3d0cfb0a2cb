/** The page of sponsorship 6 in a test. */
import userEvent from '@testing-library/user-event';
import Sponsorship from '../features/sponsorship/Sponsorship.tsx';
import type { SponsorshipOffer } from '../features/sponsorship/types.ts';
import { fakeServer, leagueToken } from './fakeServer.ts';
import { today } from './offers.ts';
import { showPage } from './page.tsx';
import { sponsorshipOffer } from './sponsorships.ts';

/** Opens it; `change`: what differs from the default offer, or null if there is none; `upload`: answers a photo. */
export function open(
  change: Partial<SponsorshipOffer> | null = {},
  upload: () => unknown = () => ({ id: 1 }),
  token: string | undefined = leagueToken,
  query = '',
) {
  const calls = fakeServer({
    Sponsorship: () => ({ today, offer: change && sponsorshipOffer(change) }),
    'POST /verification_images': upload,
  });
  const shown = showPage(`/organization-dashboard/sponsorship/6${query}`, <Sponsorship offerId="6" />, token);
  return { calls, shown, user: userEvent.setup() };
}
