import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { Column } from '../list/RecordTable.tsx';
import type { Group } from '../offers/states.ts';
import { InterestCell, LatestCell, none, ProofCell, PropertyCell } from './ProspectCells.tsx';
import { isSent, type ProspectRow, sentLabel } from './prospectRow.ts';

/** The columns of a group's table (B-311, B-317). */
export const groupColumns = (group: Group) => [
  <Column<ProspectRow> key="property" source="property" label="Sponsorable property" render={PropertyCell} />,
  <Column<ProspectRow>
    key="place"
    source="place"
    label="Place"
    sx={{ width: 150 }}
    render={({ place }) => place || none}
  />,
  <Column<ProspectRow>
    key="players"
    source="players"
    label="Players"
    align="right"
    sx={{ width: 92 }}
    render={({ offer }) => formatNumber(offer.sponsorableProperty.numberOfPlayers) || none}
  />,
  <Column<ProspectRow>
    key="value"
    source="value"
    label={group === 'prospects' ? 'Interested' : 'Value'}
    sx={{ width: 104 }}
    render={group === 'prospects' ? InterestCell : ({ offer }) => formatMoney(offer.value) || none}
  />,
  <Column<ProspectRow>
    key="sentAt"
    source="sentAt"
    label={sentLabel(group)}
    align="right"
    sx={{ width: 136 }}
    render={({ sent }) => sent || none}
  />,
  ...(isSent(group)
    ? [
        <Column<ProspectRow>
          key="openedAt"
          source="openedAt"
          label="Opened"
          align="right"
          sx={{ width: 136 }}
          render={({ opened }) => opened || none}
        />,
      ]
    : []),
  <Column<ProspectRow>
    key="views"
    source="views"
    label="Views"
    align="right"
    sx={{ width: 84 }}
    render={({ views }) => (views ? formatNumber(views) : none)}
  />,
  ...(group === 'confirmed'
    ? [<Column<ProspectRow> key="proof" source="proof" label="Proof" sx={{ width: 120 }} render={ProofCell} />]
    : []),
  <Column<ProspectRow>
    key="latest"
    source="latest"
    label={group === 'removed' || group === 'proposed' ? 'Status' : 'Latest'}
    render={LatestCell}
  />,
];
