import { Alert, AlertTitle, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { Timeline } from '../components/Timeline.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import type { MergeFragment } from './generated/graphql.ts';
import { remainderText } from './mergeTexts.ts';
import { type Unmerged, useUnmerge } from './useUnmerge.ts';

/** The records that unmerging did not move back, each with the reason. */
const LeftBehind = ({ result }: { result: Unmerged }) => (
  <Alert severity="info">
    <AlertTitle>Not moved back</AlertTitle>
    {result.leftBehind.map((remainder) => (
      <Typography key={JSON.stringify(remainder)} variant="body2">
        {remainderText(remainder)}
      </Typography>
    ))}
  </Alert>
);

function MergeEntry({ merge, onUnmerged }: { merge: MergeFragment; onUnmerged: (result: Unmerged) => void }) {
  const {
    survivorId,
    survivorName,
    mergedId,
    mergedName,
    mergedAt,
    mergedBy,
    unmergedAt,
    unmergedBy,
    until,
    obstacle,
  } = merge;
  const [busy, setBusy] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'duplicateOrganizations', action: 'merge' });
  const unmerge = useUnmerge();
  const run = async () => {
    setBusy(true);
    const result = await unmerge(merge);
    setBusy(false);
    if (result) onUnmerged(result);
  };
  return (
    <Stack component="li" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <span>
        <b>{mergedName}</b> (#{mergedId}) was merged into <b>{survivorName}</b> (#{survivorId})
      </span>
      <Typography variant="caption" color="text.secondary">
        {[mergedBy, formatInstant(mergedAt)].filter(Boolean).join(', ')}
      </Typography>
      {unmergedAt ? (
        <Typography variant="body2">
          Undone {unmergedBy ? `by ${unmergedBy} ` : ''}on {formatInstant(unmergedAt)}.{' '}
          <MuiLink component={Link} to={`/organizations/${mergedId}`}>
            Open {mergedName}
          </MuiLink>
        </Typography>
      ) : obstacle ? (
        <Typography variant="body2">{obstacle}</Typography>
      ) : canAccess ? (
        <>
          <Button size="small" variant="outlined" disabled={busy} onClick={run}>
            {busy ? 'Undoing...' : 'Undo this merge'}
          </Button>
          <Typography variant="caption" color="text.secondary">
            Possible until {formatInstant(until)}. What came from {mergedName} moves back to it, including later
            changes. An account for direct deposit that was entered for {survivorName} since then ends.
          </Typography>
        </>
      ) : null}
    </Stack>
  );
}

/** The merges of an organization, in either direction, each with Unmerge. */
export function MergesDialog({ id, of }: { id: number; of: string }) {
  const { data, error, refetch } = useOperationQuery('organizationMerges', { organizationId: id }, { noCache: true });
  const [result, setResult] = useState<Unmerged | null>(null);
  const merges = data?.organizationMerges;
  return (
    <ConsoleDialog title={`Merges of ${of}`} size="md" actions={<CloseButton>Close</CloseButton>}>
      <Stack sx={{ gap: 2 }}>
        {result?.leftBehind.length ? <LeftBehind result={result} /> : null}
        {error ? <Problem error={error} retry={refetch} /> : null}
        {merges || error ? null : <Loading />}
        {merges?.length === 0 ? <EmptyState>This organization has never been merged.</EmptyState> : null}
        {merges?.length ? (
          <Timeline>
            {merges.map((merge) => (
              <MergeEntry key={merge.id} merge={merge} onUnmerged={setResult} />
            ))}
          </Timeline>
        ) : null}
      </Stack>
    </ConsoleDialog>
  );
}
