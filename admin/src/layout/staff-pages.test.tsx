/**
 * The pages of the planner, offers and verifications: open to staff; others are redirected before any request is sent.
 */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setNavigator } from '../../../ui/graphql.ts';
import { noticeFor } from '../../../ui/notice.ts';
import { Console } from '../App.tsx';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, signIn } from '../testing/page.tsx';

// The router creates a Request for each navigation; Node's does not accept jsdom's signals.
globalThis.Request = class {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string | URL, init?: { signal?: AbortSignal }) {
    this.url = String(url);
    this.signal = init?.signal;
  }
} as never;

const planner = '/campaign-planner/sponsors';
/** Each page with the first request that only it sends. */
const pages = {
  sponsors: [planner, 'SponsorsList'],
  'sponsor-add': [`${planner}/add`, null],
  'campaign-add': [`${planner}/3/campaigns/add`, 'SponsorsOne'],
  sponsor: [`${planner}/3`, 'SponsorsOne'],
  campaign: [`${planner}/3/campaigns/8`, 'CampaignsOne'],
  verifications: ['/verifications', 'VerificationsIndex'],
  offer: ['/offers/5', 'Sponsorship'],
} as const;
type Page = keyof typeof pages;
const heading = { 'sponsor-add': 'Add A Sponsor', 'campaign-add': 'Add A Campaign', verifications: 'Verifications' };

const nobody = { sponsors: [], seasonYears: [], record: null };
const answers = {
  ConsoleStart: () => ({ today: '2026-10-07', production: true }),
  Sponsors: () => nobody,
  SponsorsOne: () => nobody,
  CampaignsOne: () => nobody,
  Sponsorship: () => nobody,
  VerificationsIndex: () => nobody,
};

/** Opens the console at a page; returns the requests. */
function open(page: Page) {
  const sent = fakeServer(answers);
  const element = <Console queryClient={makeQueryClient()} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pages[page][0]] });
  return { sent, ...render(<RouterProvider router={router} />) };
}

/** The page is rendered and sends its request. */
async function isOpen(page: Page) {
  const { sent, unmount } = open(page);
  const [, call] = pages[page];
  if (call) await waitFor(() => expect(sent.map(({ name }) => name)).toContain(call));
  const title = heading[page as keyof typeof heading];
  if (title && page !== 'campaign-add')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  unmount();
}

/**
 * The page is not rendered, nothing is requested, and a login of another role is sent to its own home with an
 * explanation.
 */
async function isClosed(page: Page, home: string | null) {
  const { sent, container, unmount } = open(page);
  if (home) await waitFor(() => expect(noticeFor(home)).toMatch(/^That page is for Sideline staff\./));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([page, sent.map(({ name }) => name)]).toEqual([page, []]);
  expect(container.querySelector('h1')).toBeNull();
  unmount();
}

const staff = ['admin', 'superadmin'] as const;
const others: [string, string | null][] = [
  ['organization', '/organization-dashboard'],
  ['sponsor', '/sponsor-dashboard'],
  ['nobody', null],
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setNavigator(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not navigate.
});

const proves = async (list: readonly Page[]) => {
  for (const role of staff) {
    signIn(role);
    for (const page of list) await isOpen(page);
  }
  for (const [role, home] of others)
    for (const page of list) {
      localStorage.clear();
      sessionStorage.clear();
      if (role !== 'nobody') signIn(role as never);
      await isClosed(page, home);
    }
};

describe('a page of staff', () => {
  it('[S-020] [S-032] sponsors, and creating a sponsor or a campaign, are for staff only', () =>
    proves(['sponsors', 'sponsor-add', 'campaign-add']));

  it('[S-045] [S-070] a sponsor and a campaign are for staff only', () => proves(['sponsor', 'campaign']));

  it('[S-226] [S-233] the verifications and an offer are for staff only', () => proves(['verifications', 'offer']));
});
