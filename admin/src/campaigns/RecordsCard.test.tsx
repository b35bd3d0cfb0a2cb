import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { CampaignStatistics } from '../campaignStatistics/CampaignStatistics.tsx';
import { statisticIconChoices } from '../campaignStatistics/choices.ts';
import { Testimonials } from '../testimonials/Testimonials.tsx';
import { choose, field } from '../testing/inputs.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';

const page = (nodes: object[]) => listOf(...nodes);
const none = () => page([]);
beforeEach(() => signIn());

it('[S-413] a rejected save shows the server’s message in the dialog and keeps the input', async () => {
  fakeServer({
    TestimonialsList: none,
    TestimonialsCreate: () => new Refusal('This quote is too long.', 'SL422', 'quote'),
  });
  showPage(<Testimonials campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a testimonial' }));
  await userEvent.type(field('Quote'), 'So good');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This quote is too long.')).toBeInTheDocument();
  expect(field('Quote')).toHaveValue('So good');
});

it('a list that cannot be loaded shows an error with a retry button', async () => {
  let down = true;
  fakeServer({ CampaignStatisticsList: () => (down ? new Refusal('Not now.', 'SL422') : none()) });
  showPage(<CampaignStatistics campaignId={8} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Figures that show the campaign’s results.')).toBeInTheDocument();
});

it('[S-162] [S-163] a statistic needs its icon, number, name and description', async () => {
  const sent = fakeServer({
    CampaignStatisticsList: none,
    CampaignStatisticsCreate: () => ({ result: { record: { id: 1 } } }),
  });
  showPage(<CampaignStatistics campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a statistic' }));
  const submit = screen.getByRole('button', { name: 'Save' });
  await choose('Icon', 'Light Bulb');
  for (const [label, text] of [
    ['Number', '1,240'],
    ['Name', 'Families'],
    ['Description', 'at the fields'],
  ] as const) {
    expect(submit).toBeDisabled();
    await userEvent.type(field(label), text);
  }
  await userEvent.click(submit);
  await waitFor(() =>
    expect(lastOf(sent, 'CampaignStatisticsCreate')?.input).toEqual({
      campaignId: 8,
      iconName: 'light_bulb',
      number: '1,240',
      name: 'Families',
      description: 'at the fields',
    }),
  );
});

it('[S-166] the API accepts each of the sixteen icons', () => {
  const [, values = ''] = /^enum StatisticIcon \{([^}]*)\}/m.exec(readFileSync('server/schema.graphql', 'utf8')) ?? [];
  expect(statisticIconChoices.map(({ id }) => id).sort()).toEqual(values.trim().split(/\s+/).sort());
});

it('[S-162] a new record starts empty on a page of another record', async () => {
  fakeServer({ CampaignStatisticsList: none });
  showPage(
    <RecordContextProvider value={{ id: 8, version: 3, name: 'Halftime' }}>
      <CampaignStatistics campaignId={8} />
    </RecordContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a statistic' }));
  expect(field('Name')).toHaveValue('');
});

it('[S-164] [S-168] an update sends only changed fields, with the version that was read', async () => {
  const row = { id: 5, version: 2, quote: 'So good', attribution: 'Ana' };
  const sent = fakeServer({
    TestimonialsList: () => page([row]),
    TestimonialsUpdate: () => ({ result: { record: row } }),
  });
  showPage(<Testimonials campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit testimonial' }));
  await userEvent.clear(screen.getByLabelText('Attribution'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'TestimonialsUpdate')).toEqual({ input: { id: 5, version: 2, attribution: null } }),
  );
});

it.each([
  ['testimonials', 'TestimonialsList', Testimonials, 'testimonial', { quote: 'So good', attribution: null }],
  ['campaign_statistics', 'CampaignStatisticsList', CampaignStatistics, 'Families', { name: 'Families', number: '9' }],
] as const)(
  '[P13] %s are listed in the order set by staff, and can be moved',
  async (records, list, Card, name, row) => {
    const sent = fakeServer({
      [list]: () => page([1, 2, 3].map((id) => ({ ...row, id, version: 1, position: [2, 1, null][id - 1] }))),
      OrderCampaignRecords: () => ({ orderCampaignRecords: { campaign: { id: 8 } } }),
    });
    showPage(<Card campaignId={8} />);
    const [first] = await screen.findAllByRole('button', { name: `Move ${name} up` });
    expect(first).toBeDisabled();
    const down = screen.getAllByRole('button', { name: `Move ${name} down` });
    expect(down.at(-1)).toBeDisabled();
    await userEvent.click(down[0] as HTMLElement);
    await waitFor(() =>
      expect(lastOf(sent, 'OrderCampaignRecords')).toEqual({ input: { campaignId: 8, records, ids: [1, 2, 3] } }),
    );
  },
);

const lists = [
  ['a statistic', 'CampaignStatistics', CampaignStatistics, 'Delete Families'],
  ['a testimonial', 'Testimonials', Testimonials, 'Delete testimonial'],
] as const;
it.each(lists)('[S-165] [S-169] %s is deleted after a confirmation', async (_what, kind, Records, button) => {
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
    [`${kind}List`]: () => page([row]),
    [`${kind}Delete`]: () => ({ result: { clientMutationId: null } }),
  });
  showPage(<Records campaignId={8} />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(lastOf(sent, `${kind}Delete`)).toBeUndefined();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(lastOf(sent, `${kind}Delete`)?.input).toMatchObject({ id: 5 }));
});
