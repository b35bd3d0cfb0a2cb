import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type AuditedChange, type Change, changesOf } from './labels.ts';

type LineProps = { change: Change; action?: ReactNode };

const ChangeLine = ({ change: { field, from, to }, action }: LineProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, 180px) minmax(0, 1fr)' },
      columnGap: 1,
      '& dt, & del': { color: 'text.secondary' },
      '& dd': { m: 0, overflowWrap: 'anywhere' },
      '& ins': { fontWeight: 600, textDecoration: 'none' },
    }}
  >
    <dt>{field}</dt>
    <dd>
      {from === null ? null : <del>{from}</del>}
      {from !== null && to !== null ? <span aria-hidden="true"> → </span> : null}
      {to === null ? null : <ins>{to}</ins>} {action}
    </dd>
  </Box>
);

type Props = {
  entry: AuditedChange;
  /** Fields shown before the rest is collapsed. */
  shown?: number;
  /** Actions for a field, shown next to it. */
  action?: (change: Change) => ReactNode;
};

/** The changed fields of an audit log entry with their old and new values; long lists are collapsed. */
export function Changes({ entry, shown = 6, action }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const changes = changesOf(entry);
  const hidden = changes.length - shown;
  return (
    <>
      {changes.length ? (
        <Box component="dl" sx={{ display: 'grid', gap: '2px', my: 0.5 }}>
          {(isOpen ? changes : changes.slice(0, shown)).map((change) => (
            <ChangeLine key={change.columns.join()} change={change} action={action?.(change)} />
          ))}
        </Box>
      ) : null}
      {!isOpen && hidden > 0 ? (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Show {hidden} more {hidden === 1 ? 'field' : 'fields'}
        </Button>
      ) : null}
    </>
  );
}
