import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { request } from '../../../ui/graphql.ts';
import { FakeSocket, mockSocket, publish } from '../testing/fakeSocket.ts';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { prospectingReport } from '../testing/prospects.ts';
import { ReportStrip } from './ReportStrip.tsx';
import { useReport } from './useReport.ts';

const Page = () => {
  useQuery({
    queryKey: ['CampaignProspects', { id: 4 }],
    queryFn: () => request({ id: 'x', name: 'CampaignProspects', kind: 'query' }, {}),
  });
  return <ReportStrip report={useReport('campaign-4').report} />;
};

/** Opens the page and waits until it subscribes; returns the number of table requests and the strip's text. */
async function open() {
  const sent = fakeServer({
    CampaignProspects: () => ({ rows: [] }),
    ProspectingReport: () => ({ prospectingReport: prospectingReport(1) }),
  });
  const { unmount } = showPage(<Page />);
  await waitFor(() => expect(screen.getByText('Prospecting').nextSibling).toHaveTextContent('1'));
  await waitFor(() => expect(FakeSocket.subscribed).not.toHaveLength(0));
  return {
    unmount,
    tables: () => sent.filter(({ name }) => name === 'CampaignProspects').length,
    hear: (prospecting: number) => publish({ prospectingReportChannel: prospectingReport(prospecting) }),
  };
}

beforeEach(() => {
  mockSocket();
  signIn();
});

// Closes one test's connection before the next one opens its own.
afterEach(() => act(() => new Promise((resolve) => setTimeout(resolve, 100))));

it('[B-310] a change between the first response and subscribing refetches report and tables', async () => {
  const { tables, hear, unmount } = await open();
  await hear(2);
  await waitFor(() => expect(screen.getByText('Prospecting').nextSibling).toHaveTextContent('2'));
  await waitFor(() => expect(tables()).toBe(2));
  unmount();
});

it('[B-310] a subscription that starts with the displayed report refetches nothing; each later report refetches the tables', async () => {
  const { tables, hear, unmount } = await open();
  await hear(1);
  expect(tables()).toBe(1);
  await hear(1);
  await waitFor(() => expect(tables()).toBe(2));
  unmount();
});

it('[T1] shows how many available properties conflict with other campaigns, and nothing if none do', () => {
  const { unmount } = showPage(<ReportStrip report={{ ...prospectingReport(1), available: 12, conflicting: 3 }} />);
  expect(screen.getByText('Available, 3 in conflict').nextSibling).toHaveTextContent('12');
  unmount();
  showPage(<ReportStrip report={prospectingReport(1)} />);
  expect(screen.getByText('Available')).toBeInTheDocument();
});
