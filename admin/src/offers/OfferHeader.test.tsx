import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { OfferHeader } from './OfferHeader.tsx';
import { partsOf, sectionsOf } from './parts.ts';

const other = (id: number, status: string) => ({ id, status, value: null });
const offer = (status: string, more: object = {}) =>
  ({
    id: 9,
    status,
    sponsorshipApplicationMagicToken: 'a.b.c',
    campaign: { id: 4, name: 'Halftime', season: 'spring', year: 2027, sponsor: { id: 3, name: 'Harvest Lane' } },
    sponsorableProperty: { id: 1, name: 'Juniors', numberOfPlayers: 80, city: 'Erie', state: 'PA' },
    organization: {
      id: 7,
      name: 'Cedar Valley',
      canReceiveEmails: true,
      offers: [other(9, status), other(10, 'qualified'), other(11, 'confirmed'), other(12, 'confirmed')],
    },
    verificationDeadlines: [],
    verificationImages: [],
    checks: [],
    offerContracts: [],
    sponsorshipEvents: [],
    ...more,
  }) as never;
const show = (status: string, dirty = false) => {
  fakeServer({});
  const one = offer(status);
  showPage(<OfferHeader offer={one} parts={partsOf(one)} dirty={dirty} onSend={() => undefined} />);
};
const sections = (status: string, more?: object) =>
  sectionsOf(offer(status, more), partsOf(offer(status, more))).map(({ label }) => label);

beforeEach(() => signIn());

it('[S-235] shows league, link to the campaign, status, the league’s other offers and actions', () => {
  show('proposed');
  expect(screen.getByRole('heading', { level: 1, name: 'Cedar Valley' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /included leagues/ })).toHaveAttribute(
    'href',
    '/campaign-planner/sponsors/3/campaigns/4/included-leagues',
  );
  expect(screen.getByText('Proposed')).toBeInTheDocument();
  expect(screen.getByText(/Other offers/).closest('p')).toHaveTextContent(
    '0 prospecting1 qualified0 proposed2 confirmed',
  );
  expect(screen.getByRole('button', { name: 'Actions' })).toBeInTheDocument();
});

it('[S-239] links to the organization, its campaigns and addresses, and to the application', () => {
  show('proposed');
  for (const [name, href] of [
    ['Organization', '/organizations/7'],
    ['Campaigns', '/organizations/7/campaigns'],
    ['Shipping Info', '/organizations/7/shippinginfo'],
    ['Qualify page', '/qualify/a.b.c'],
  ])
    expect(screen.getByRole('link', { name: name as string })).toHaveAttribute('href', href);
});

it('[S-262] [S-263] the offer can be emailed while qualified or proposed, after saving changes', () => {
  for (const [status, there] of [
    ['prospecting', false],
    ['qualified', true],
    ['proposed', true],
    ['confirmed', false],
  ] as const) {
    fakeServer({});
    const one = offer(status);
    const shown = showPage(<OfferHeader offer={one} parts={partsOf(one)} dirty={false} onSend={() => undefined} />);
    const button = within(shown.container).queryByRole('button', { name: 'Send offer email' });
    expect([status, button !== null]).toEqual([status, there]);
    shown.unmount();
  }
  show('proposed', true);
  expect(screen.getByRole('button', { name: 'Send offer email' })).toBeDisabled();
});

describe('the sections of the page', () => {
  it('[S-236] a sponsorship has all of them', () => {
    expect(sections('confirmed')).toEqual([
      'Verification Deadlines',
      'Pending Verifications',
      'Checks',
      'Offer',
      'Sponsorship Audit Log',
      'Mails',
      'Contracts',
      'Confirmed Sponsorships',
      'Organization Profile',
    ]);
  });

  it('[S-237] [S-238] proof comes first for current and past sponsorships; other offers show only sections with content', () => {
    const deadline = { verificationDeadlines: [{}] };
    expect(partsOf(offer('canceled', deadline)).proven).toBe(true);
    expect(partsOf(offer('canceled')).proven).toBe(false);
    expect(partsOf(offer('proposed', deadline))).toMatchObject({ proven: false, deadlines: true, checks: false });
    expect(sections('qualified')[0]).toBe('Offer');
    expect(sections('qualified', { checks: [{}] })[0]).toBe('Checks');
  });
});
