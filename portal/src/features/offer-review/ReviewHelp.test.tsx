/** What helps a volunteer through the review: a summary of the offer, the program's dates, focus at each step. */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { reviewOffer } from '../../testing/offers.ts';
import { acceptButton, openLink, toAddress, toReview, withAddress } from '../../testing/review.tsx';

const useDates = () => screen.queryByRole('button', { name: /^Use the dates of your program/ });

describe('help with the review', () => {
  it('[L8] the program’s dates can be applied with one tap', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Use the dates of your program, 3/20/2027 to 6/12/2027' }));
    expect(screen.getByLabelText('Season start')).toHaveValue('2027-03-20');
    expect(screen.getByLabelText('Season end')).toHaveValue('2027-06-12');
    expect(useDates()).toBeNull();
    expect(acceptButton()).toHaveAccessibleDescription('Before you can accept: accept the terms.');
  });

  it.each([
    ['that has passed', { startDate: '2026-03-20', endDate: '2026-06-12' }],
    ['of which one is not known', { startDate: null, endDate: '2027-06-12' }],
  ])('[L8] not those of a program %s', async (_what, dates) => {
    const { user } = openLink({
      offer: { ...withAddress, sponsorableProperty: { ...reviewOffer().sponsorableProperty, ...dates } },
    });
    await toReview(user);
    expect(useDates()).toBeNull();
  });

  it('[L9] assets and requirements can be read before email and address are entered', async () => {
    const { user } = openLink({ offer: withAddress });
    const asked = async () => {
      const summary = await screen.findByText('What Northlight Credit Union asks of you');
      return within(summary.closest('details') as HTMLElement);
    };
    expect((await asked()).getByText('Game Signage')).toBeInTheDocument();
    expect((await asked()).getByText('No other bank on the same jerseys.')).toBeInTheDocument();
    await toAddress(user);
    expect((await asked()).getByText('Game Signage')).toBeInTheDocument();
    expect((await asked()).queryByRole('button')).toBeNull();
  });

  it('[L25] the address step suggests places while typing, and fills the fields with the chosen one', async () => {
    const place = {
      address: 'Erie, PA 16507',
      city: 'Erie',
      state: 'PA',
      zipcode: '16507',
      country: 'US',
      lat: 1,
      lon: 2,
    };
    const { user } = openLink({
      handlers: { 'GET /places?q=16507': () => [place], 'GET /places?q=9%20Pier': () => [place] },
    });
    await toAddress(user);
    await user.type(screen.getByLabelText('Address Line 1'), '9 Pier');
    // beside the field that is typed in, not below the whole form
    expect(
      (await screen.findByRole('button', { name: 'Erie, PA 16507' })).compareDocumentPosition(
        screen.getByLabelText('City'),
      ),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(screen.getByLabelText(/^Zip/i), '16507');
    await user.click(await screen.findByRole('button', { name: 'Erie, PA 16507' }));
    expect(screen.getByLabelText('City')).toHaveValue('Erie');
    expect(screen.getByLabelText('State')).toHaveValue('PA');
    expect(screen.getByLabelText('Address Line 1')).toHaveValue('9 Pier');
    expect(screen.queryByRole('button', { name: 'Erie, PA 16507' })).toBeNull();
  });

  it('[L25] a street that matches nothing asks for the city or ZIP, as long as both are missing', async () => {
    const { user } = openLink({ handlers: { 'GET /places?q=9%20Pier': () => [] } });
    await toAddress(user);
    await user.type(screen.getByLabelText('Address Line 1'), '9 Pier');
    const hint = 'To see suggestions, add the city or ZIP after the street.';
    expect(await screen.findByText(hint)).toBeInTheDocument();
    await user.type(screen.getByLabelText('City'), 'E');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('[L17] each step focuses its headline when it opens', async () => {
    const { user } = openLink({ offer: withAddress });
    await toAddress(user);
    expect(screen.getByRole('heading', { name: 'Where should we ship your supplies?' })).toHaveFocus();
    await toReview(user, false);
    expect(screen.getByRole('heading', { level: 1, name: 'Review Sponsorship Offer' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'What is your email?' })).toHaveFocus();
  });

  it('[L22] the bar contains only the two decisions', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    const bar = within(acceptButton().parentElement as HTMLElement);
    expect(bar.getAllByRole('button').map((one) => one.textContent)).toEqual(['Reject', 'Accept Offer']);
  });
});
