import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '../dataProvider/live.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { ProspectingReportChannelDocument, type ReportFragment } from './generated/graphql.ts';

/** The prospecting report, updated by its subscription (B-309, B-310). `live`: true while subscribed. */
export function useReport(id: string) {
  const { data, refetch } = useOperationQuery('prospectingReport', { id });
  const queryClient = useQueryClient();
  // A query that started before this message must not overwrite it. Returns true if the report changed.
  const write = async (report: ReportFragment): Promise<boolean> => {
    const queryKey = ['prospectingReport', { id }];
    const previous = JSON.stringify(queryClient.getQueryData(queryKey));
    await queryClient.cancelQueries({ queryKey });
    return JSON.stringify(queryClient.setQueryData(queryKey, { prospectingReport: report })) !== previous;
  };
  const refetchOffers = () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).endsWith('Prospects') });
  // The first message of a connection is the current report: the offers are up to date if it equals the displayed one.
  const connectedTo = useRef('');
  const live = useLive(
    ProspectingReportChannelDocument,
    { id },
    async ({ prospectingReportChannel: report }) => {
      if (!report) return;
      const isFirst = connectedTo.current !== id;
      connectedTo.current = id;
      if ((await write(report)) || !isFirst) refetchOffers();
    },
    () => {
      connectedTo.current = '';
      void refetch();
      refetchOffers();
    },
  );
  return { report: data?.prospectingReport ?? null, live };
}
