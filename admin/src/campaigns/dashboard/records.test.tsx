import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
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

it('[S-162] [S-163] a statistic needs its icon, number, name and description', async () => {
  const sent = fakeServer({
    CampaignStatisticsList: none,
    CreateCampaignStatisticRecord: () => ({ answer: { item: { id: 1 } } }),
  });
  showPage(<Statistics campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a statistic' }));
  const submit = screen.getByRole('button', { name: 'Save' });
  await userEvent.selectOptions(screen.getByLabelText('Icon'), 'Light Bulb');
  for (const [label, text] of [
    ['Number', '1,240'],
    ['Name', 'Families'],
    ['Description', 'at the fields'],
  ] as const) {
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(submit);
  await waitFor(() =>
    expect(lastOf(sent, 'CreateCampaignStatisticRecord')?.input).toEqual({
      campaignId: 8,
      iconName: 'light-bulb',
      number: '1,240',
      name: 'Families',
      description: 'at the fields',
    }),
  );
});

const lists = [
  ['a statistic', 'CampaignStatistic', Statistics, 'Delete Families'],
  ['a testimonial', 'Testimonial', Testimonials, 'Delete testimonial'],
] as const;
it.each(lists)('[S-165] [S-169] %s is deleted after a question', async (_what, kind, Records, button) => {
  const row = {
    id: 5,
    name: 'Families',
    number: '1',
    description: 'x',
    iconName: 'man',
    quote: 'So good',
    attribution: null,
  };
  const sent = fakeServer({
    [`${kind}sList`]: () => ({ items: { totalCount: 1, nodes: [row] } }),
    [`Delete${kind}Record`]: () => ({ answer: { item: { id: 5 } } }),
  });
  showPage(<Records campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(lastOf(sent, `Delete${kind}Record`)).toBeUndefined();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(lastOf(sent, `Delete${kind}Record`)?.input).toMatchObject({ id: 5 }));
});
