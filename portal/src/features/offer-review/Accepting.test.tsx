import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readToken } from '../../../../ui/session.ts';
import { FakeStatus, refusal } from '../../testing/fakeServer.ts';
import { reviewOffer, today } from '../../testing/offers.ts';
import { address } from '../../testing/page.tsx';
import { acceptButton, fillReview, jwt, openLink, toReview, withAddress } from '../../testing/review.tsx';
import { changedText, emailRefusedText } from './acceptProblem.ts';
import type { ReviewOffer } from './offer.ts';

describe('step 3, review', () => {
  it('[L-042] an email with an account requires its password', async () => {
    const { user, sent } = openLink({ offer: withAddress, handlers: { HasAccount: () => ({ hasAccount: true }) } });
    await toReview(user);
    await fillReview(user);
    expect(acceptButton()).toBeDisabled();
    await user.type(screen.getByLabelText('Password'), 'Secret-123');
    await user.click(acceptButton());
    await waitFor(() => expect(sent('AcceptOffer')).toHaveLength(1));
    expect(sent('AcceptOffer')[0]?.body.input).toEqual({
      startDate: '2027-03-20',
      endDate: '2027-06-05',
      stamp: 'as-read',
      email: 'dana@harborhills.test',
      password: 'Secret-123',
    });
  });

  it('[L-045][L-046][L-049] accepting sends the dates, stores the session and opens the sponsorship', async () => {
    const { user, sent } = openLink({ offer: withAddress });
    await toReview(user);
    await fillReview(user);
    await user.click(acceptButton());
    await waitFor(() => expect(address()).toBe('/organization-dashboard/sponsorship/5?accepted=1'));
    expect(sent('AcceptOffer')[0]?.body.input).toEqual({
      startDate: '2027-03-20',
      endDate: '2027-06-05',
      stamp: 'as-read',
      email: 'dana@harborhills.test',
    });
    expect(readToken()).toBe(jwt);
  });

  it('[L-050][L-051] without a session the confirmation is shown with a login link', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: { AcceptOffer: () => ({ acceptOffer: { jwt: null, offer: { id: 5 } } }) },
    });
    await toReview(user);
    await fillReview(user);
    await user.click(acceptButton());
    expect(await screen.findByRole('heading', { name: 'Offer accepted' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Forganization-dashboard%2Fsponsorship%2F5',
    );
  });

  it('[L-039] unusual dates require a confirmation', async () => {
    const { user, sent } = openLink({ offer: withAddress });
    await toReview(user);
    await fillReview(user, '2026-11-01', '2026-12-30');
    await user.click(acceptButton());
    expect(
      await screen.findByText('The season start date is outside the usual range for Spring. Are you sure?'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/usually starts between 2\/5\/2026 and 4\/26\/2026 and lasts 45 to 125 days/),
    ).toBeInTheDocument(); // [V15]
    expect(sent('AcceptOffer')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, the dates are right' }));
    await waitFor(() => expect(sent('AcceptOffer')).toHaveLength(1));
  });

  it('[L-052][L-053][L-054] reports a wrong password and offers recovery by email', async () => {
    const { user, sent } = openLink({
      offer: withAddress,
      handlers: {
        HasAccount: () => ({ hasAccount: true }),
        AcceptOffer: () => refusal('GraphQL error: Password is not right.'),
        'POST /account_recovery': () => ({}),
      },
    });
    await toReview(user);
    await fillReview(user);
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(acceptButton());
    expect(await screen.findByText("Oops! That password isn't right. Please try again")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
    expect(
      await screen.findByText(
        "If there's an account associated with this email address, an email is sent to reset the password.",
      ),
    ).toBeInTheDocument();
    expect(sent('POST /account_recovery')[0]?.body).toEqual({ email: 'dana@harborhills.test' });
  });

  it('[L-054] reports a failed recovery', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: {
        HasAccount: () => ({ hasAccount: true }),
        AcceptOffer: () => refusal('Password is not right.'),
        'POST /account_recovery': () => new FakeStatus(500),
      },
    });
    await toReview(user);
    await fillReview(user);
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(acceptButton());
    await user.click(await screen.findByRole('button', { name: 'Forgot Password' }));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
  });

  it('[L-044] reports at its field an email that cannot accept; another one accepts with the same answers', async () => {
    const other = 'lee@harborhills.test';
    const { user, sent } = openLink({
      offer: withAddress,
      handlers: {
        HasAccount: ({ email }: { email: string }) => ({ hasAccount: email !== other }),
        AcceptOffer: ({ input }: { input: { email: string } }) =>
          input.email === other
            ? { acceptOffer: { jwt, offer: { id: 5 } } }
            : refusal(emailRefusedText, 'SL403', 'email'),
      },
    });
    await toReview(user);
    await fillReview(user);
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(acceptButton());
    const field = await screen.findByLabelText('Email');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(emailRefusedText);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(sent('HasAccount')).toHaveLength(1);
    await user.clear(field);
    await user.type(field, other);
    expect(screen.queryByText(emailRefusedText)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Review Offer Details' }));
    expect(screen.getByLabelText('Season start')).toHaveValue('2027-03-20');
    await user.click(acceptButton());
    await waitFor(() => expect(address()).toContain('/sponsorship/5'));
  });

  it('[L-055] any other error asks to try again and keeps the answers', async () => {
    const { user } = openLink({
      offer: withAddress,
      handlers: { AcceptOffer: () => refusal('The offer is no longer proposed.', 'SL409') },
    });
    await toReview(user);
    await fillReview(user);
    await user.click(acceptButton());
    expect(
      await screen.findByText(
        'Oops! We had trouble accepting the offer. Please check your internet connection and try again.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Season start')).toHaveValue('2027-03-20');
  });

  it('[L-071] reports an offer that was answered in another tab', async () => {
    let status: ReviewOffer['status'] = 'proposed';
    const { user } = openLink({
      handlers: {
        OfferToAccept: () => ({
          today,
          offerToAccept: reviewOffer({ ...withAddress, status }),
        }),
        AcceptOffer: () => refusal('Sponsorship Offer Already Accepted', 'SL409'),
      },
    });
    await toReview(user);
    await fillReview(user);
    status = 'confirmed';
    await user.click(acceptButton());
    expect(await screen.findByRole('heading', { name: 'Sponsorship Offer Already Accepted' })).toBeTruthy();
  });

  it('[L-048] shows the current offer after staff changed it, and asks for the terms again', async () => {
    let value = '1650.00';
    const { user, sent } = openLink({
      handlers: {
        OfferToAccept: () => ({
          today,
          offerToAccept: reviewOffer({
            ...withAddress,
            value,
            stamp: value === '1650.00' ? 'as-read' : 'as-changed',
            ...(value === '1650.00' ? {} : { additionalRequirements: null }),
          }),
        }),
        AcceptOffer: ({ input }: { input: { stamp: string } }) =>
          input.stamp === 'as-changed'
            ? { acceptOffer: { jwt, offer: { id: 5 } } }
            : refusal(changedText, 'SL409', 'stamp'),
      },
    });
    await toReview(user);
    await fillReview(user);
    value = '1200.00';
    await user.click(acceptButton());
    const notice = await screen.findByRole('alert');
    expect(notice.parentElement).toHaveFocus();
    expect(notice).toHaveTextContent(changedText);
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['The sponsor pays $1,200 instead of $1,650', 'No longer required: One banner hangs at Field 1.']);
    expect(screen.getByText('$1,200')).toBeInTheDocument();
    expect(screen.getByLabelText('Season start')).toHaveValue('2027-03-20');
    expect(acceptButton()).toHaveAccessibleDescription('Before you can accept: accept the terms.');
    await user.click(screen.getByRole('checkbox'));
    await user.click(acceptButton());
    await waitFor(() => expect(address()).toContain('/sponsorship/5'));
    expect(sent('AcceptOffer').map((call) => call.body.input.stamp)).toEqual(['as-read', 'as-changed']);
  });

  it('[L-074] an offer that staff withdrew while it was open is not found', async () => {
    let offer: ReturnType<typeof reviewOffer> | null = reviewOffer(withAddress);
    const { user } = openLink({
      handlers: {
        OfferToAccept: () => ({ today, offerToAccept: offer }),
        AcceptOffer: () => refusal("We couldn't find a sponsorship offer at this link.", 'SL404'),
      },
    });
    await toReview(user);
    await fillReview(user);
    offer = null;
    await user.click(acceptButton());
    expect(await screen.findByRole('heading', { name: 'Sponsorship Offer Not Found' })).toBeTruthy();
  });

  it('says beside the dates that a season has ended, and asks before accepting', async () => {
    const { user, sent } = openLink({
      offer: { ...withAddress, campaign: { ...reviewOffer().campaign, year: 2026 } },
    });
    await toReview(user);
    const said = 'This offer is for Spring 2026, which ended on 6/30/2026. Please contact us before you accept.';
    expect(screen.getByText(said)).toBeInTheDocument();
    await fillReview(user);
    await user.click(acceptButton());
    expect(within(screen.getByRole('dialog')).getByText(said)).toBeInTheDocument();
    expect(sent('AcceptOffer')).toEqual([]);
  });

  it('a repeated click accepts once', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, sent } = openLink({
      offer: withAddress,
      handlers: {
        AcceptOffer: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await toReview(user);
    await fillReview(user);
    await user.dblClick(acceptButton());
    expect(sent('AcceptOffer')).toHaveLength(1);
    answer({ acceptOffer: { jwt, offer: { id: 5 } } });
    await waitFor(() => expect(address()).toContain('/sponsorship/5'));
  });
});
