import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { ChangeNotice } from './ChangeNotice.tsx';
import { setLatestNotice } from './latestNotice.ts';
import { onMadeChange } from './made.ts';
import { messageOfChange } from './messages.ts';
import { useShownOutcome } from './outcomes.ts';
import { UndoOutcomeDialog } from './UndoOutcomeDialog.tsx';

/** Long enough to read the notice and reach its button by keyboard; paused while hovered or focused. */
const SHOWN_FOR = 15_000;

/**
 * Shows a notice with Undo for every change that this user makes, and the outcome of an undo. Mounted once, in the
 * layout.
 */
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
        const undoneWith: string[] = (change.kind === 'record' && change.params.meta?.undoneWith) || [];
        return notify(
          <ChangeNotice key={change.changeId} message={message} changeIds={[change.changeId, ...undoneWith]} />,
          {
            autoHideDuration: SHOWN_FOR,
          },
        );
      }),
    [notify],
  );
  return outcome ? <UndoOutcomeDialog outcome={outcome} /> : null;
}
