/** The offer review by link in a test: opens the page and goes through its steps. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AcceptOffer from '../features/offer-review/AcceptOffer.tsx';
import type { ReviewOffer } from '../features/offer-review/offer.ts';
import { fakeServer, fakeToken } from './fakeServer.ts';
import { reviewOffer, shippingAddress, today } from './offers.ts';
import { showPage } from './page.tsx';

export const jwt = fakeToken({
  role: 'organization',
  sub: '9',
  email: 'dana@harborhills.test',
  name: null,
  created_at: null,
});

export type Handlers = Parameters<typeof fakeServer>[0];

export function openLink(
  options: { offer?: Partial<ReviewOffer>; handlers?: Handlers; token?: string; query?: string } = {},
) {
  const calls = fakeServer({
    OfferToAccept: () => ({ today, offerToAccept: reviewOffer(options.offer) }),
    RecordLinkView: () => ({ recordLinkView: { clientMutationId: null } }),
    DeadlinesToCome: () => ({ deadlinesToCome: [] }),
    HasAccount: () => ({ hasAccount: false }),
    VerifyAddress: (values: object) => ({
      verifyAddress: { ...values, line1: '12 DOCK ST', deliverability: 'deliverable' },
    }),
    UpsertShippingAddress: () => ({ upsertShippingAddress: { clientMutationId: null } }),
    AcceptOffer: () => ({ acceptOffer: { jwt, offer: { id: 5 } } }),
    LeagueRejectOffer: () => ({ leagueRejectOffer: { offer: { id: 5 } } }),
    ...options.handlers,
  });
  const user = userEvent.setup();
  const view = showPage(
    `/accept-offer/link-token${options.query ?? '?sentTo=dana@harborhills.test'}`,
    <AcceptOffer token="link-token" />,
    options.token,
  );
  return { calls, user, view, sent: (name: string) => calls.filter((call) => call.name === name) };
}

export const withAddress = { organization: { ...reviewOffer().organization, shippingAddress } };
export type User = ReturnType<typeof userEvent.setup>;

export async function toAddress(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Where should we ship your supplies?' });
}
export async function toReview(user: User, anonymous = true) {
  if (anonymous) await toAddress(user);
  await user.click(await screen.findByRole('button', { name: 'Validate Address' }));
  await user.click(await screen.findByRole('button', { name: 'Review Offer Details' }));
  await screen.findByRole('heading', { name: 'What you do' });
}
export async function fillReview(user: User, start = '2027-03-20', end = '2027-06-05') {
  await user.type(screen.getByLabelText('Season start'), start);
  await user.type(screen.getByLabelText('Season end'), end);
  await user.click(screen.getByRole('checkbox'));
}
export const acceptButton = () => screen.getByRole('button', { name: 'Accept Offer' });
