/** The console's pages for staff, opened at their URLs. */
import { expect } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { noticeFor } from '../../../ui/notice.ts';
import { Console } from '../App.tsx';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer } from './page.tsx';

const planner = '/campaign-planner/sponsors';

/** Each page with the first request that only it sends. */
const pages = {
  sponsors: [planner, 'SponsorsList'],
  'sponsor-add': [`${planner}/add`, null],
  'campaign-add': [`${planner}/3/campaigns/add`, 'SponsorsOne'],
  sponsor: [`${planner}/3`, 'SponsorsOne'],
  campaign: [`${planner}/3/campaigns/8`, 'CampaignsOne'],
  verifications: ['/verifications', 'VerificationImagesList'],
  offer: ['/offers/5', 'Sponsorship'],
} as const;

/** The name of a page. */
export type Page = keyof typeof pages;

const heading = { 'sponsor-add': 'Add A Sponsor', 'campaign-add': 'Add A Campaign' };
const nobody = { sponsors: [], record: null };

const answers = {
  ConsoleStart: () => ({ today: '2026-10-07', production: true }),
  Sponsors: () => nobody,
  SponsorsOne: () => nobody,
  CampaignsOne: () => nobody,
  Sponsorship: () => nobody,
};

/** Opens the console at a page; returns the requests. */
function open(page: Page) {
  const sent = fakeServer(answers);
  const element = <Console queryClient={makeQueryClient()} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pages[page][0]] });
  return { sent, ...render(<RouterProvider router={router} />) };
}

/** Expects that the page is rendered and sends its request. */
export async function expectOpen(page: Page) {
  const { sent, unmount } = open(page);
  const [, call] = pages[page];
  if (call) await waitFor(() => expect(sent.map(({ name }) => name)).toContain(call));
  const title = heading[page as keyof typeof heading];
  if (title && page !== 'campaign-add')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  unmount();
}

/**
 * Expects that the page is not rendered, nothing is requested, and a login of another role is sent to its own home with
 * an explanation. `home`: null if nobody is logged in.
 */
export async function expectClosed(page: Page, home: string | null) {
  const { sent, container, unmount } = open(page);
  if (home) await waitFor(() => expect(noticeFor(home)).toMatch(/^That page is for Sideline staff\./));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([page, sent.map(({ name }) => name)]).toEqual([page, []]);
  expect(container.querySelector('h1')).toBeNull();
  unmount();
}
