import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { campaignsLimits } from '../../../db/generated/limits.ts';
import { formatDate, pluralise } from '../../../ui/formats.ts';
import { dateProblem } from '../../../ui/limits.ts';
import { Icon, type IconName } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput, MultilineInput } from '../form/inputs.tsx';
import type { PlanMarkMoveQuery } from './generated/graphql.ts';
import { type Campaign, type Mark, markText } from './marks.ts';

const limit = campaignsLimits.leaguesConfirmedGoalDate;

/** The record behind each kind of mark that can be moved. */
const resources: Readonly<Record<string, string>> = {
  goal_date: 'campaigns',
  deadline: 'defaultVerificationDeadlines',
  proof_due: 'verificationDeadlines',
};

/** What moving a mark changes, one sentence each: gains, warnings, emails. */
export function consequencesOf(plan: PlanMarkMoveQuery['planMarkMove']): { icon: IconName; text: string }[] {
  const { low, high, newLow, newHigh, target, kept, deadlinesBefore: before, startingSoon: soon, emails } = plan;
  const lines: [IconName, unknown, string][] = [
    ['ok', newLow !== null, `Likely ${newLow} to ${newHigh} of ${target} by then instead of ${low} to ${high}`],
    ['alert', plan.outsideSeason, 'The new date is outside the season'],
    ['alert', plan.afterLastCheck, 'The new date is after the day on which the last check is due'],
    ['alert', before, `${pluralise(before, 'deadline for proof is', 'deadlines for proof are')} before the new date`],
    ['alert', soon, `The season of ${pluralise(soon, 'open offer')} starts less than 4 weeks after it`],
    [
      'alert',
      kept,
      `${pluralise(kept, 'confirmed sponsorship keeps its date', 'confirmed sponsorships keep their dates')}`,
    ],
    ['mail', emails, `${pluralise(emails, 'league gets', 'leagues get')} an email about it at the end of the day`],
    ['mail', !emails, 'Nobody gets an email about it'],
  ];
  return lines.flatMap(([icon, applies, text]) => (applies ? [{ icon, text }] : []));
}

/** What the chosen date changes; the dialog's button waits for it. */
function Consequences({ mark, field, onShown }: { mark: Mark; field: string; onShown: (shown: boolean) => void }) {
  const date = useWatch({ name: field }) as string | null;
  const isNew = Boolean(date) && date !== mark.onDate && !dateProblem(date, limit);
  const variables = { kind: mark.kind, recordId: mark.recordId ?? 0, toDate: date ?? '' };
  const { data, error } = useOperationQuery('planMarkMove', variables, { enabled: isNew });
  const isShown = isNew && data !== undefined;
  useEffect(() => onShown(isShown), [isShown, onShown]);
  if (!isNew) return <Typography color="text.secondary">Choose another date to see what changes.</Typography>;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <Loading lines={3} />;
  return (
    <Box component="ul" aria-label="What changes" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {consequencesOf(data.planMarkMove).map(({ icon, text }) => (
        <Stack key={text} component="li" direction="row" sx={{ gap: 1, py: 0.5, alignItems: 'center' }}>
          <Box component="span" sx={{ color: icon === 'alert' ? 'var(--proposed)' : 'text.secondary', lineHeight: 1 }}>
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
  const field = mark.kind === 'goal_date' ? 'leaguesConfirmedGoalDate' : 'deadline';
  const needsReason = mark.kind === 'proof_due';
  const record = { id: mark.recordId ?? 0, version: mark.version, [field]: mark.onDate };
  return (
    <RecordDialog
      resource={resources[mark.kind] ?? ''}
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
