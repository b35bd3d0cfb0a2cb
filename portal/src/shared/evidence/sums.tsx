/** Lists of numbers without photos: what was promised, impressions, states, dollars. */

import { stateName } from '../../../../ui/address/address.ts';
import { formatInstant, formatMoney } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { usePageLoader } from '../../lib/usePages.ts';
import { EvidenceTable, number, ProgramName } from './EvidenceTable.tsx';
import {
  EvidenceDollarsDocument,
  EvidenceImpressionsDocument,
  EvidencePromisedDocument,
  EvidenceStatesDocument,
} from './generated/graphql.ts';
import type { ListProps } from './rows.tsx';
import { impressionsWhere, promisedWhere } from './where.ts';

/** What rows without a state are called. */
export const noPlace = 'Without a place';
export const otherPlaces = 'Other places together';

export function PromisedRows({ token, filters }: ListProps) {
  const load = usePageLoader(
    EvidencePromisedDocument,
    { filter: promisedWhere(filters) },
    token,
    (data) => data.dashboardDeliveriesConnection,
  );
  return (
    <EvidenceTable
      caption="What was promised of each asset"
      load={load}
      columns={[
        {
          label: 'Asset',
          cell: (row) => (
            <>
              {row.capabilityName}
              <small className="soft">{row.campaign?.name}</small>
            </>
          ),
        },
        { label: 'Promised', num: true, cell: (row) => number(row.contracted) },
        { label: 'Not confirmed', num: true, cell: (row) => number(row.unconfirmed) },
        { label: 'Extra', num: true, cell: (row) => number(row.extra) },
        {
          label: 'Confirmed',
          num: true,
          cell: (row) => (
            <EvidenceLink
              token={token}
              list="assets"
              filters={{
                asset: row.capabilityName ?? '',
                ...(row.campaign && { campaign: String(row.campaign.id) }),
              }}
            >
              {number(row.confirmed)}
            </EvidenceLink>
          ),
        },
      ]}
    />
  );
}

export function ImpressionRows({ token, filters }: ListProps) {
  const load = usePageLoader(
    EvidenceImpressionsDocument,
    { filter: impressionsWhere(filters) },
    token,
    (data) => data.dashboardImpressionsConnection,
  );
  return (
    <EvidenceTable
      caption="What the impressions are made of"
      load={load}
      columns={[
        {
          label: 'League or campaign',
          cell: (row) =>
            row.organizationName !== null ? (
              <ProgramName row={row} />
            ) : (
              <>
                {row.campaignName}
                <small className="soft">
                  Entered by our team{row.enteredAt && ` on ${formatInstant(row.enteredAt)}`} for the whole campaign
                </small>
              </>
            ),
        },
        { label: 'Impressions', num: true, cell: (row) => number(row.impressions) },
      ]}
    />
  );
}

export function StateRows({ token }: ListProps) {
  const load = usePageLoader(EvidenceStatesDocument, {}, token, (data) => data.dashboardStatesConnection);
  return (
    <EvidenceTable
      caption="States of the sponsored programs"
      load={load}
      columns={[
        {
          label: 'State',
          cell: ({ state }) =>
            state === null ? (
              noPlace
            ) : (
              <EvidenceLink token={token} list="leagues" filters={{ state }}>
                {stateName(state)}
              </EvidenceLink>
            ),
        },
        { label: 'Leagues', num: true, cell: (row) => number(row.leagues) },
        { label: 'Programs', num: true, cell: (row) => number(row.programs) },
        { label: 'Players', num: true, cell: (row) => number(row.players) },
      ]}
    />
  );
}

export function DollarRows({ token }: ListProps) {
  const load = usePageLoader(EvidenceDollarsDocument, {}, token, (data) => data.dashboardDollarsConnection);
  return (
    <EvidenceTable
      caption="What confirmed sponsorships bring the leagues"
      load={load}
      columns={[
        {
          label: 'State',
          cell: (row) => (
            <>
              {row.state === null ? otherPlaces : stateName(row.state)}
              <small className="soft">{row.campaignName}</small>
            </>
          ),
        },
        { label: 'Sponsorships', num: true, cell: (row) => number(row.sponsorships) },
        { label: 'For the leagues', num: true, cell: (row) => formatMoney(row.dollars) },
      ]}
    />
  );
}
