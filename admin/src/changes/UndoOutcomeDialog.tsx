import { Alert, Stack } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogClose } from '../components/DialogButton.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import type { UndoResultFragment } from './generated/graphql.ts';
import { showOutcome, type UndoOutcome } from './outcomes.ts';
import { IrreversibleEffects, SkippedRecords, skippedTitle } from './UndoRecords.tsx';

const Done = ({ result: { undone, left, stays } }: { result: UndoResultFragment }) => (
  <>
    {undone.length ? (
      <p>
        <b>{pluralise(undone.length, 'record')}</b> {undone.length === 1 ? 'is' : 'are'} as before the change.
      </p>
    ) : null}
    <SkippedRecords left={left} title={skippedTitle(left.length, 'after')} />
    <IrreversibleEffects stays={stays} />
  </>
);

/** What an undo reverted, what it skipped and why, and what it cannot revert. */
export function UndoOutcomeDialog({ outcome }: { outcome: UndoOutcome }) {
  return (
    <DialogClose value={() => showOutcome(null)}>
      <ConsoleDialog
        title={outcome.kind === 'done' && outcome.result.undone.length ? 'What was undone' : 'Nothing was undone'}
        actions={<CloseButton variant="contained">Close</CloseButton>}
      >
        <Stack sx={{ gap: 1.5 }}>
          {outcome.kind === 'done' ? (
            <Done result={outcome.result} />
          ) : (
            <>
              <Alert severity="error">{messageOf(outcome.error)}</Alert>
              <SkippedRecords left={outcome.left} title={skippedTitle(outcome.left.length, 'after')} />
            </>
          )}
        </Stack>
      </ConsoleDialog>
    </DialogClose>
  );
}
