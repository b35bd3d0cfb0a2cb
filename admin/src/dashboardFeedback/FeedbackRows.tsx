import { Box, ListItem, Link as MuiLink, Typography } from '@mui/material';
import { required } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber, seasonLabel } from '../../../ui/formats.ts';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import type { FeedbackItemFragment } from './generated/graphql.ts';
import { aboutOf, authorOf, didOf } from './labels.ts';

/** The sponsor and season that a row is about, as a link to the season; nothing for a row about a campaign. */
function OfSeason({ sponsor, season, year }: FeedbackItemFragment) {
  if (!sponsor || !season || year === null) return null;
  return (
    <>
      {' of '}
      <MuiLink
        component={Link}
        to={`/campaign-planner/sponsors/${sponsor.id}/seasonal-dashboard?season=${season}&year=${year}`}
      >
        {sponsor.name}, {seasonLabel(season, year)}
      </MuiLink>
    </>
  );
}

/** The reply of staff to a comment or question, or a button that writes it; nothing for other reactions. */
function Reply({ row }: { row: FeedbackItemFragment }) {
  const { mutateAsync: send } = useOperation('replyToFeedback');
  const [dialog, openDialog] = useDialog();
  if (row.reply !== null && !dialog)
    return (
      <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
        <b>{authorOf(row.repliedBy)}</b>{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {row.repliedAt ? formatMoment(row.repliedAt) : ''}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.reply}</Typography>
      </Box>
    );
  if (row.body === null && row.reaction !== 'question') return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <DialogButton
        size="small"
        onOpen={openDialog}
        aria-label={`Reply to ${authorOf(row.user)}`}
        dialog={
          <FormDialog
            title={`Reply to ${authorOf(row.user)}`}
            action="Reply"
            required={['reply']}
            onSubmit={({ reply }: { reply: string }) => send({ input: { id: row.id, reply } })}
          >
            <MultilineInput
              source="reply"
              helperText="The sponsor’s users read it on the dashboard, and its author in tomorrow’s email."
              validate={required()}
              minRows={3}
            />
          </FormDialog>
        }
      >
        Reply…
      </DialogButton>
      {dialog}
    </Box>
  );
}

/** Reactions and comments, as items of a list. */
export const FeedbackRows = ({ rows }: { rows: readonly FeedbackItemFragment[] }) =>
  rows.map((row) => (
    <ListItem key={row.id} divider sx={{ display: 'block', px: 2, py: 1.5 }}>
      <b>{authorOf(row.user)}</b> {didOf(row)} {aboutOf(row)}
      <OfSeason {...row} />{' '}
      <Typography component="span" variant="caption" color="text.secondary">
        {formatMoment(row.createdAt)}
      </Typography>
      {row.body ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{row.body}</Typography>
      ) : null}
      <Reply row={row} />
    </ListItem>
  ));

/** Says that older rows are not listed, if there are any. */
export const OlderNote = ({ total, listed }: { total: number; listed: number }) =>
  total > listed ? (
    <Box sx={{ p: 2, color: 'text.secondary' }}>{formatNumber(total - listed)} older ones are not listed.</Box>
  ) : null;
