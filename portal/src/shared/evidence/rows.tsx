/** Lists of leagues and of their assets, with the photos of each row. */

import { formatDate } from '../../../../ui/formats.ts';
import type { Filters } from '../../lib/filters.ts';
import { proofLabels, proofStateOf } from '../../lib/proofStates.ts';
import { usePageLoader } from '../../lib/usePages.ts';
import { EvidenceTable, number, ProgramName } from './EvidenceTable.tsx';
import { EvidenceAssetsDocument, EvidenceLeaguesDocument } from './generated/graphql.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { assetsWhere, leaguesWhere } from './where.ts';

/** `filters` must be the same object as long as they are the same. */
export interface ListProps {
  token: string;
  filters: Filters;
}

export function LeagueRows({ token, filters }: ListProps) {
  const load = usePageLoader(
    EvidenceLeaguesDocument,
    { filter: leaguesWhere(filters) },
    token,
    (data) => data.dashboardLeaguesConnection,
  );
  return (
    <EvidenceTable
      caption="Sponsored programs by league"
      load={load}
      columns={[
        { label: 'League', cell: (row) => <ProgramName row={row} opens={{ token, offerId: row.id }} /> },
        { label: 'Players', num: true, cell: (row) => number(row.numberOfPlayers) },
        { label: 'Confirmed', cell: (row) => formatDate(row.confirmedOn) },
        {
          label: 'Photos',
          cell: (row) => <Thumbnails row={row} token={token} filters={{ league: String(row.id) }} />,
        },
      ]}
    />
  );
}

const statusName = (status: string | null) => {
  const state = proofStateOf(status);
  return state ? proofLabels[state] : '';
};

export function AssetRows({ token, filters }: ListProps) {
  const load = usePageLoader(
    EvidenceAssetsDocument,
    { filter: assetsWhere(filters) },
    token,
    (data) => data.dashboardAssetsConnection,
  );
  return (
    <EvidenceTable
      caption="Confirmed assets by league"
      load={load}
      columns={[
        { label: 'League', cell: (row) => <ProgramName row={row} opens={{ token, offerId: row.offerId }} /> },
        { label: 'Asset', cell: (row) => row.capabilityName },
        { label: 'Quantity', num: true, cell: (row) => number(row.quantity) },
        {
          label: 'Status',
          cell: (row) => (
            <span className={`evidence__status evidence__status--${row.status}`}>
              {statusName(row.status)}
              {row.nextDueOn && <small className="soft">Next photo due {formatDate(row.nextDueOn)}</small>}
            </span>
          ),
        },
        { label: 'Confirmed', cell: (row) => formatDate(row.confirmedOn) },
        {
          label: 'Photos',
          cell: (row) => (
            <Thumbnails
              row={row}
              token={token}
              filters={{ league: String(row.offerId), asset: row.capabilityName ?? '' }}
            />
          ),
        },
      ]}
    />
  );
}
