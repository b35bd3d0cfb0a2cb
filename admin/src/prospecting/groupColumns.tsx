import { formatInstant, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { Column } from '../list/RecordTable.tsx';
import type { Group } from '../offers/states.ts';
import { InterestCell, LatestCell, ProofCell, PropertyCell } from './ProspectCells.tsx';
import { isSent, sentLabel } from './prospectRow.ts';

const countOrDash = (count: number) => formatNumber(count || '');
const instant = { align: 'right', sx: { width: 136 }, format: formatInstant } as const;

/** The columns of a group's table (B-311, B-317). */
export const groupColumns = (group: Group) => [
  <Column key="property" source="property" label="Sponsorable property" render={PropertyCell} />,
  <Column key="place" source="place" sx={{ width: 150 }} format={String} />,
  <Column key="players" source="players" align="right" sx={{ width: 92 }} format={formatNumber} />,
  group === 'prospects' ? (
    <Column key="value" source="value" label="Interested" sx={{ width: 104 }} render={InterestCell} />
  ) : (
    <Column key="value" source="value" sx={{ width: 104 }} format={formatMoney} />
  ),
  <Column key="sentAt" source="sentAt" label={sentLabel(group)} {...instant} />,
  ...(isSent(group) ? [<Column key="openedAt" source="openedAt" {...instant} />] : []),
  <Column key="views" source="views" align="right" sx={{ width: 84 }} format={countOrDash} />,
  ...(group === 'confirmed' ? [<Column key="proof" source="proof" sx={{ width: 120 }} render={ProofCell} />] : []),
  <Column
    key="latest"
    source="latest"
    label={group === 'removed' || group === 'proposed' ? 'Status' : 'Latest'}
    render={LatestCell}
  />,
];
