import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../ui/formats.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { CheckSheet } from './types.ts';

type Row = CheckSheet & { id: number };

/** The sheets of a run in order: the check printed on each, or why it is void. */
export const SheetsTable = ({ sheets }: { sheets: readonly CheckSheet[] }) => (
  <LocalTable<Row>
    resource="checkSheets"
    data={sheets.map((sheet) => ({ ...sheet, id: sheet.number }))}
    aria-label="Sheets of this run"
    bulkActions={undefined}
  >
    <Column<Row> source="number" label="Sheet" align="right" />
    <Column<Row>
      source="check.recipientName"
      label="Pay to"
      render={({ check }) =>
        check ? (
          <MuiLink component={Link} to={`/offers/${check.offerId}`}>
            {check.recipientName}
          </MuiLink>
        ) : null
      }
    />
    <Column<Row> source="check.memo" render={({ check }) => check?.memo} />
    <Column<Row>
      source="check.amount"
      align="right"
      render={({ check, voidedAt }) => (voidedAt ? <s>{formatMoney(check?.amount)}</s> : formatMoney(check?.amount))}
    />
    <Column<Row>
      source="voidReason"
      label="Status"
      render={({ voidedAt, voidReason, check }) =>
        voidedAt ? (
          <>
            <StatusChip of="checkState" status="voided" /> {voidReason}
          </>
        ) : (
          <StatusChip of="checkState" status={check?.state ?? 'in_run'} />
        )
      }
    />
  </LocalTable>
);
