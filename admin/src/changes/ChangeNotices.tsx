import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { ChangeNotice } from './ChangeNotice.tsx';
import { setLatestNotice } from './latestNotice.ts';
import { onMadeChange } from './made.ts';
import { messageOfChange } from './messages.ts';
import { useShownOutcome } from './outcomes.ts';
import { UndoOutcomeDialog } from './UndoOutcomeDialog.tsx';

/** Long enough to read it and to reach the button by keyboard; it waits while it is pointed at or focused. */
const SHOWN_FOR = 15_000;

/** Announces every change that this person makes, with Undo, and shows what became of an undo. Once in the console's frame. */
export function ChangeNotices() {
  const notify = useNotify();
  const outcome = useShownOutcome();
  useEffect(
    () =>
      onMadeChange((change) => {
        const message = messageOfChange(change);
        if (!message) return;
        if (change.changeId === null) return notify(message, { type: 'success' });
        setLatestNotice(change.changeId);
        return notify(<ChangeNotice key={change.changeId} message={message} changeId={change.changeId} />, {
          autoHideDuration: SHOWN_FOR,
        });
      }),
    [notify],
  );
  return outcome ? <UndoOutcomeDialog outcome={outcome} /> : null;
}
