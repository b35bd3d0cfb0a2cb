import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { recordLabel } from '../history/labels.ts';
import type { UndoRecordFragment } from './generated/graphql.ts';

/** Records listed before the rest is collapsed. */
const SHOWN = 10;

const nameOf = ({ tableName, label }: UndoRecordFragment) => `${recordLabel(tableName)}${label ? ` “${label}”` : ''}`;

/** The records that an undo skips, each with the reason and who changed it since. */
export function SkippedRecords({ left, title }: { left: readonly UndoRecordFragment[]; title: string }) {
  const [all, setAll] = useState(false);
  if (left.length === 0) return null;
  return (
    <Alert severity="warning">
      <b>{title}</b>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {(all ? left : left.slice(0, SHOWN)).map((record) => (
          <li key={`${record.tableName}:${record.rowId}`}>
            {nameOf(record)}: {record.reason ?? 'It was changed since.'}
            {record.changedBy ? ` Changed by ${record.changedBy}.` : ''}
          </li>
        ))}
      </Box>
      {!all && left.length > SHOWN ? (
        <Button size="small" onClick={() => setAll(true)}>
          Show {formatNumber(left.length - SHOWN)} more
        </Button>
      ) : null}
    </Alert>
  );
}

/** Emails and other effects that cannot be reverted. */
export const IrreversibleEffects = ({ stays }: { stays: readonly string[] }) =>
  stays.length ? (
    <Alert severity="info">
      <b>This can’t be undone</b>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {stays.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </Box>
    </Alert>
  ) : null;

/** Title for the records that an undo skips: "1 record will be skipped". */
export const skippedTitle = (count: number, when: 'before' | 'after'): string =>
  `${pluralise(count, 'record')} ${when === 'before' ? 'will be' : count === 1 ? 'was' : 'were'} skipped`;
