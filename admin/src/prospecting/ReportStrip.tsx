import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatNumber } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { useLive } from '../api/live.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { moment } from '../kit/moment.ts';
import { ProspectingReportChannelDocument, ProspectingReportDocument } from './documents.ts';
import type { Report } from './types.ts';

const stages = ['prospecting', 'qualified', 'proposed', 'confirmed'] as const;

/** The report by query, and live from then on (B-309, B-310). `open` tells whether the line is up. */
export function useReport(id: string) {
  const { data, refetch } = useDocument(ProspectingReportDocument, { id });
  const queries = useQueryClient();
  // News take the place of the answer for everybody who reads it; one that was asked for before them must not undo them.
  // Answers whether they tell anything new.
  const take = async (report: Report): Promise<boolean> => {
    const queryKey = [ProspectingReportDocument.text, { id }];
    const known = JSON.stringify(queries.getQueryData(queryKey));
    await queries.cancelQueries({ queryKey });
    return JSON.stringify(queries.setQueryData(queryKey, { prospectingReport: report })) !== known;
  };
  // The tables below show what the numbers count.
  const refreshTables = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('Prospects($') });
  // A line begins with the report as it is now. Where it is the one that is shown, nothing happened meanwhile.
  const heard = useRef('');
  const open = useLive(
    ProspectingReportChannelDocument,
    { id },
    async ({ prospectingReportChannel: report }) => {
      if (!report) return;
      const begins = heard.current !== id;
      heard.current = id;
      if ((await take(report)) || !begins) refreshTables();
    },
    () => {
      heard.current = '';
      void refetch();
      refreshTables();
    },
  );
  return { report: data?.prospectingReport ?? null, open };
}

function Goal({ report }: { report: Report }) {
  const target = report.target ?? 0;
  const confirmed = report.confirmed ?? 0;
  const hand = (report.proposed ?? 0) + (report.qualified ?? 0);
  const share = (count: number) => ({ '--v': `${target ? Math.min(100, (count / target) * 100) : 0}%` }) as never;
  const toGo = Math.max(0, target - confirmed);
  return (
    <div className="goalcell">
      <dt>{target ? `Target, ${formatNumber(toGo)} to go, ${formatNumber(hand)} in hand` : 'No target set'}</dt>
      <dd>
        {target ? formatNumber(target) : '–'}
        {target ? (
          <span className="goal" aria-hidden="true">
            <i className="a" style={share(confirmed)} />
            <i className="b" style={share(report.proposed ?? 0)} />
            <i className="c" style={share(report.qualified ?? 0)} />
          </span>
        ) : null}
      </dd>
    </div>
  );
}

/** The numbers of the scope in one line. */
export function ReportStrip({ report }: { report: Report | null }) {
  const shown = report ?? ({} as Partial<Report>);
  return (
    <dl className="pipe-strip" aria-label="Live report">
      <div>
        <dt>Available</dt>
        <dd>{formatNumber(shown.available) || '–'}</dd>
      </div>
      {stages.map((stage) => (
        <div key={stage}>
          <dt className={`g-${stage}`}>
            <Glyph name={stage} />
            {stage.charAt(0).toUpperCase() + stage.slice(1)}
          </dt>
          <dd>{formatNumber(shown[stage]) || '–'}</dd>
        </div>
      ))}
      {report ? <Goal report={report} /> : null}
      <div className="touch">
        <dt>Last touchpoint</dt>
        <dd>{shown.lastTouchpoint ? <span className="when-touched">{moment(shown.lastTouchpoint)}</span> : '–'}</dd>
      </div>
    </dl>
  );
}
