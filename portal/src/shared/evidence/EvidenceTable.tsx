/** Rows of a list in a table, 50 at a time; on a phone each row is a card. */
import { type ReactNode, useRef } from 'react';
import { formatNumber } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { EmptyState } from '../../components/States.tsx';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { type PageLoader, usePages } from '../../lib/usePages.ts';
import { NotLoaded } from './NotLoaded.tsx';

export interface Column<Row> {
  label: string;
  num?: boolean;
  cell: (row: Row) => ReactNode;
}

export function EvidenceTable<Row extends { id: number | string }>({
  caption,
  load,
  columns,
}: {
  caption: string;
  load: PageLoader<Row>;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
}) {
  const { rows, more, busy, error, next } = usePages(load);
  const list = useRef<HTMLTableSectionElement>(null);
  useFocusOnNew(list, rows?.length ?? 0, more);
  const [name, ...others] = columns;
  if (rows === null) return <NotLoaded what="the list" failed={error !== null} onRetry={next} />;
  if (rows.length === 0) return <EmptyState icon="list">Nothing matches these filters.</EmptyState>;
  return (
    <>
      <div className="card evidence__table">
        <table>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, num }) => (
                <th key={label} scope="col" className={num ? 'num' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{name.cell(row)}</th>
                {others.map(({ label, num, cell }) => (
                  <td key={label} className={num ? 'num' : undefined} data-label={label}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error !== null && <ErrorNotice>The next rows could not be loaded. Please try again.</ErrorNotice>}
      {more && (
        <>
          <PrintedPart count={rows.length} what="rows" where="on this page on the web, and in its CSV and XLSX files" />
          <Button busy={busy} busyText="Loading..." onClick={next}>
            Show more
          </Button>
        </>
      )}
    </>
  );
}

/** A number of a cell; a dash where there is none. */
export const number = (value: number | null) => (value === null ? '–' : formatNumber(value));

/** What most lists name a row by: league and program, with sport and place. */
export function ProgramName({
  row,
  opens,
}: {
  row: {
    organizationName: string | null;
    sponsorablePropertyName: string | null;
    sportName: string | null;
    city: string | null;
    state: string | null;
  };
  /** What the name opens: the assets of a sponsorship; nothing without it. */
  opens?: { token: string; offerId: number | null };
}) {
  const place = [row.city, row.state].filter(Boolean).join(', ');
  return (
    <>
      {opens?.offerId ? (
        <EvidenceLink token={opens.token} list="assets" filters={{ league: String(opens.offerId) }}>
          {row.organizationName}
        </EvidenceLink>
      ) : (
        row.organizationName
      )}
      <small className="soft">{[row.sponsorablePropertyName, row.sportName, place].filter(Boolean).join(' · ')}</small>
    </>
  );
}
