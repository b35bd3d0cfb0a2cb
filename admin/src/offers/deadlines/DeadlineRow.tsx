import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { today } from '../../../../ui/clock.ts';
import { formatDate, formatInstant, pluralise } from '../../../../ui/formats.ts';
import { ActionsMenu } from '../../components/ActionsMenu.tsx';
import type { OpenDialog } from '../../components/DialogButton.tsx';
import { ToneChip } from '../../components/StatusChip.tsx';
import { CreativesDialog } from '../../creatives/CreativesDialog.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { HistoryDialog } from '../../history/HistoryDialog.tsx';
import { LinkDialog } from '../../links/LinkDialog.tsx';
import type { OfferDeadlineFragment, OfferRecordFragment } from '../generated/graphql.ts';
import { DidNotCompleteReason, LeagueInstructions } from './DeadlineNotes.tsx';
import { DidNotCompleteDialog, RemoveDeadlineDialog } from './DeadlineReasonDialogs.tsx';
import { distance, indicator } from './indicator.ts';
import { lateness } from './lateness.ts';
import { OfferDeadlineDialog } from './OfferDeadlineDialog.tsx';

type Deadline = OfferDeadlineFragment;

const images = ({ pendingImages, verifiedImages, missingCreatives }: Deadline): string => {
  const count = pendingImages + verifiedImages;
  if (count) return pluralise(count, 'image');
  return missingCreatives ? 'Creatives missing' : 'No images';
};

/** A league's response to a missed deadline (S-247). */
function Responses({ deadline }: { deadline: Deadline }) {
  const { mutateAsync: update, isPending } = useOperation('updateVerificationDeadlineResponse');
  return deadline.verificationDeadlineResponses.map((response) => (
    <Box
      key={response.id}
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1.5,
        px: 1,
        py: 0.5,
        fontSize: 13,
        borderLeft: '3px solid var(--line-strong)',
        bgcolor: 'var(--row)',
      }}
    >
      <span>
        League, {formatInstant(response.createdAt)}: <b>{response.cannedResponse.response}</b> {response.comment}
      </span>
      {response.addressed ? (
        <Typography variant="caption" color="text.secondary">
          Addressed
        </Typography>
      ) : (
        <Button
          size="small"
          disabled={isPending}
          onClick={() => update({ input: { id: response.id, patch: { addressed: true } } }).catch(() => undefined)}
        >
          Mark as addressed
        </Button>
      )}
    </Box>
  ));
}

/** `onOpen` opens dialogs where they outlive the row. */
type Props = { offer: OfferRecordFragment; deadline: Deadline; locked: boolean; onOpen: OpenDialog };

/** A deadline: state, images, date, instructions, the league's response, and actions. */
export function DeadlineRow({ offer, deadline, locked, onOpen }: Props) {
  const { id, name } = deadline;
  const { tone, glyph, label } = indicator(deadline);
  const late = lateness(deadline);
  const proven = deadline.pendingImages + deadline.verifiedImages > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: '128px minmax(0, 1fr) 92px 104px auto' },
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        minHeight: 48,
        pl: 2,
        pr: 1,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <ToneChip tone={tone} glyph={glyph}>
          {label}
        </ToneChip>
      </Box>
      <div>
        <b>{deadline.name}</b> {late && !deadline.verified ? <ToneChip tone="proposed">{late}</ToneChip> : null}
        <Typography variant="caption" component="div" color="text.secondary">
          {deadline.capabilityName} <Box sx={{ display: { sm: 'none' } }}>{images(deadline)}</Box>
        </Typography>
      </div>
      <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {images(deadline)}
      </Typography>
      <Box sx={{ textAlign: 'right' }}>
        <b>{formatDate(deadline.deadline)}</b>
        <Typography variant="caption" component="div" color="text.secondary">
          {distance(deadline.deadline, today())}
        </Typography>
      </Box>
      <ActionsMenu
        label={`More for ${deadline.name}`}
        icon="dots"
        iconOnly
        size="small"
        onOpen={onOpen}
        entries={[
          { label: 'Creatives', icon: 'doc', dialog: <CreativesDialog deadline={deadline} locked={locked} /> },
          {
            label: 'Update deadline',
            icon: 'edit',
            disabled: locked,
            dialog: <OfferDeadlineDialog offer={offer} deadline={deadline} />,
          },
          {
            label: 'Mark Did Not Complete',
            icon: 'x',
            disabled: locked || Boolean(deadline.verified) || deadline.didNotComplete,
            dialog: <DidNotCompleteDialog deadline={deadline} />,
          },
          {
            label: 'Link to answer',
            icon: 'mail',
            dialog: <LinkDialog kind="deadline" recordId={String(id)} of={name} />,
          },
          {
            label: 'History',
            icon: 'clock',
            dialog: <HistoryDialog record="verification_deadlines" id={id} of={name} />,
          },
          { kind: 'rule' },
          {
            label: proven ? 'Remove (has images)' : 'Remove deadline',
            icon: 'trash',
            danger: true,
            disabled: locked || proven,
            dialog: <RemoveDeadlineDialog deadline={deadline} />,
          },
        ]}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' } }}>
        <DidNotCompleteReason deadline={deadline} />
        {deadline.renderedVerificationReminderInstructions ? (
          <details>
            <Typography component="summary" variant="caption" color="text.secondary" sx={{ cursor: 'pointer' }}>
              Instructions for the league<span style={visuallyHidden}>: {deadline.name}</span>
            </Typography>
            <LeagueInstructions deadline={deadline} />
          </details>
        ) : null}
      </Box>
      <Responses deadline={deadline} />
    </Box>
  );
}
