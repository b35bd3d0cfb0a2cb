import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { Statistics } from './Statistics.tsx';
import { Testimonials } from './Testimonials.tsx';

const none = () => ({ items: { totalCount: 0, nodes: [] } });
beforeEach(() => signIn());

it('[S-413] a refusal stands in the modal in the server’s words, and what was typed stays', async () => {
  fakeServer({
    TestimonialsList: none,
    CreateTestimonialRecord: () => new Refusal('This quote is too long.', 'SL422', 'quote'),
  });
  showPage(<Testimonials campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a testimonial' }));
  await userEvent.type(screen.getByLabelText('Quote'), 'So good');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This quote is too long.')).toBeInTheDocument();
  expect(screen.getByLabelText('Quote')).toHaveValue('So good');
});

it('a list that cannot be loaded says so and can be asked again', async () => {
  let down = true;
  fakeServer({ CampaignStatisticsList: () => (down ? new Refusal('Not now.', 'SL422') : none()) });
  showPage(<Statistics campaignId={8} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Numbers that show what the campaign reached.')).toBeInTheDocument();
});
