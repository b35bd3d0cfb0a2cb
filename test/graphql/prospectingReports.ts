import type { Client } from 'graphql-ws';

/** Subscribes to a campaign's prospecting report; returns the list to which its messages are added, including errors. */
export function collectReports(client: Client, campaignId: number): unknown[] {
  const got: unknown[] = [];
  client.subscribe(
    {
      query: 'subscription ($id: String!) { prospectingReportChannel(id: $id) { prospecting qualified } }',
      variables: { id: `campaign-${campaignId}` },
    },
    { next: ({ data, errors }) => got.push(data ?? errors), error: (error) => got.push(error), complete: () => {} },
  );
  return got;
}
