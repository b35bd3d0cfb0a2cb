import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { campaignsLimits } from '../../../db/generated/limits.ts';
import { formatDate } from '../../../ui/formats.ts';
import { dateProblem } from '../../../ui/limits.ts';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput, MultilineInput } from '../form/inputs.tsx';
import { consequencesOf } from './consequences.ts';
import { type Campaign, type Mark, markText } from './marks.ts';

const limit = campaignsLimits.leaguesConfirmedGoalDate;

/** The record behind each kind of mark that can be moved, and its date's field. */
const records: Readonly<Record<string, { resource: string; field: string }>> = {
  goal_date: { resource: 'campaigns', field: 'leaguesConfirmedGoalDate' },
  deadline: { resource: 'defaultVerificationDeadlines', field: 'deadline' },
  proof_due: { resource: 'verificationDeadlines', field: 'deadline' },
};

type ConsequencesProps = { mark: Mark; field: string; onShown: (shown: boolean) => void };

/** What the chosen date changes; the dialog's button waits for it. */
function Consequences({ mark, field, onShown }: ConsequencesProps) {
  const date = useWatch({ name: field }) as string | null;
  const isNew = Boolean(date) && date !== mark.onDate && !dateProblem(date, limit);
  const { data, error, isPlaceholderData } = useOperationQuery(
    'planMarkMove',
    { kind: mark.kind, recordId: mark.recordId ?? 0, toDate: date ?? '' },
    { enabled: isNew, keepPrevious: true },
  );
  const isShown = isNew && data !== undefined && !isPlaceholderData;
  useEffect(() => onShown(isShown), [isShown, onShown]);
  if (!isNew) return <Typography color="text.secondary">Choose another date to see what changes.</Typography>;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <Loading lines={3} />;
  return (
    <Box component="ul" aria-label="What changes" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {consequencesOf(mark.kind, data.planMarkMove).map(({ icon, warning, text }) => (
        <Stack key={text} component="li" direction="row" sx={{ gap: 1, py: 0.5, alignItems: 'flex-start' }}>
          <Box component="span" sx={{ color: warning ? 'var(--proposed)' : 'var(--ink-soft)', lineHeight: 1 }}>
            <Icon name={icon} />
          </Box>
          {text}
        </Stack>
      ))}
    </Box>
  );
}

/** Moves a mark to another day, after showing what that changes; the usual notice offers to undo it. */
export function MoveDialog({ mark, campaign, to }: { mark: Mark; campaign: Campaign; to: string }) {
  const [isShown, setShown] = useState(false);
  const { resource, field } = records[mark.kind] as { resource: string; field: string };
  const needsReason = mark.kind === 'proof_due';
  const record = { id: mark.recordId ?? 0, version: mark.version, [field]: mark.onDate };
  return (
    <RecordDialog
      resource={resource}
      title={`Move a date of ${campaign.name}`}
      size="xs"
      action="Move"
      busyAction="Moving..."
      record={record}
      defaults={{ ...record, [field]: to }}
      required={needsReason ? [field, 'changeReason'] : [field]}
      disabled={!isShown}
    >
      <Typography>{`${markText(mark)}, ${formatDate(mark.onDate)}`}</Typography>
      <DateInput source={field} label="New date" limit={limit} validate={required()} />
      {needsReason ? (
        <MultilineInput source="changeReason" validate={required()} helperText="Recorded in the audit log." />
      ) : null}
      <Consequences mark={mark} field={field} onShown={setShown} />
    </RecordDialog>
  );
}
