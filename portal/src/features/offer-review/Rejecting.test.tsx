/** Rejecting an offer instead of accepting it. */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusal } from '../../testing/fakeServer.ts';
import { type Handlers, openLink, toReview, withAddress } from '../../testing/review.tsx';

describe('rejecting', () => {
  async function openReject(handlers?: Handlers) {
    const opened = openLink({ offer: withAddress, handlers });
    await toReview(opened.user);
    await opened.user.click(screen.getByRole('button', { name: 'Reject' }));
    return opened;
  }

  it('[L-056][L-057][L-059] requires a reason, sends it and confirms', async () => {
    const { user, sent } = await openReject();
    const button = screen.getByRole('button', { name: 'Reject Offer' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Reason'), '   ');
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Reason'), 'We have a dentist.');
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Offer rejected' })).toBeInTheDocument();
    expect(sent('LeagueRejectOffer')[0]?.body.input).toEqual({
      email: 'dana@harborhills.test',
      leagueRejectionReason: 'We have a dentist.',
    });
  });

  it('[V13] needs no address', async () => {
    const { user, sent } = openLink({ offer: withAddress });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'We have a dentist.');
    await user.click(screen.getByRole('button', { name: 'Reject Offer' }));
    expect(await screen.findByRole('heading', { name: 'Offer rejected' })).toBeInTheDocument();
    expect(sent('LeagueRejectOffer')).toHaveLength(1);
    expect(sent('VerifyAddress')).toEqual([]);
  });

  it('[L-060] reports a failure', async () => {
    const { user } = await openReject({ LeagueRejectOffer: () => refusal('no', 'SL409') });
    await user.type(screen.getByLabelText('Reason'), 'No');
    await user.click(screen.getByRole('button', { name: 'Reject Offer' }));
    expect(
      await screen.findByText(
        'Oops! We had trouble rejecting the offer. Please check your internet connection and try again.',
      ),
    ).toBeInTheDocument();
  });
});
