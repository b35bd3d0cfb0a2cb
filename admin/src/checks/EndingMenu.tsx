import { Box, Typography } from '@mui/material';
import { required, useCanAccess, useRefresh } from 'react-admin';
import type { Choice } from '../../../db/generated/choices.ts';
import { checksLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { checkStates } from '../../../ui/status.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ActionsMenu, type MenuEntry } from '../components/ActionsMenu.tsx';
import type { OpenDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput, MultilineInput } from '../form/inputs.tsx';
import { MemoInput } from '../form/MemoInput.tsx';
import { moneyFacts } from './ApproveDialog.tsx';

type Check = {
  id: number;
  number: number | null;
  amount: string;
  withheld: string;
  memo: string;
  state: keyof typeof checkStates;
  payoutMethod: Choice<'payoutMethod'>;
  mailedOn: string | null;
  /** Null: nobody records whether the bank paid it. */
  validUntil: string | null;
};
type Props = { check: Check };

/** Options of the operations: after a refusal the check is fetched again, because somebody else has decided. */
const useRefetching = () => {
  const refresh = useRefresh();
  return { quiet: true, onError: () => refresh() };
};

/** Records that a check was returned as undeliverable (issue 35, section 1). */
function ReturnedDialog({ check }: Props) {
  const { mutateAsync: markReturned } = useOperation('markCheckReturned', useRefetching());
  return (
    <FormDialog
      title={`Check #${check.number} came back`}
      size="xs"
      action="Mark as returned"
      defaults={{ returnedOn: today() }}
      required={['returnedOn']}
      onSubmit={({ returnedOn }: { returnedOn: string }) => markReturned({ input: { checkId: check.id, returnedOn } })}
    >
      <DateInput source="returnedOn" label="Returned on" limit={checksLimits.returnedOn} validate={required()} />
      <p>The league gets an email that asks for its address. Destroy the paper, then reissue the check.</p>
      <IrreversibleNotice operation="markCheckReturned" />
    </FormDialog>
  );
}

/** Records that the bank was told not to pay a check. */
function StopDialog({ check }: Props) {
  const { mutateAsync: stop } = useOperation('stopCheck', useRefetching());
  return (
    <FormDialog
      title={`Stop check #${check.number}`}
      size="xs"
      action="Mark as stopped"
      defaults={{ stoppedOn: today() }}
      required={['stoppedOn', 'reason']}
      onSubmit={({ stoppedOn, reason }: { stoppedOn: string; reason: string }) =>
        stop({ input: { checkId: check.id, stoppedOn, reason: reason.trim() } })
      }
    >
      <p>First tell the bank not to pay it, then record it here.</p>
      <DateInput source="stoppedOn" limit={checksLimits.stoppedOn} validate={required()} />
      <MultilineInput
        source="reason"
        validate={required()}
        helperText="The league sees it in an email and on its page."
      />
      <IrreversibleNotice operation="stopCheck" />
    </FormDialog>
  );
}

/** States in which the bank might still pay a check, so that it is stopped before another one is written. */
const PAYABLE: readonly string[] = ['mailed', 'stale', 'escheat_due'];

type Reissue = { reason: string; memo: string; stoppedOn?: string };

/** Replaces a check that was mailed by a new one: both are shown. */
export function ReissueDialog({ check }: Props) {
  const { mutateAsync: reissue } = useOperation('reissueCheck', useRefetching());
  const gross = Number(check.amount) + Number(check.withheld); // what is withheld from the new one is decided again
  const payable = check.validUntil !== null && PAYABLE.includes(check.state);
  return (
    <FormDialog
      title={`Reissue check #${check.number}`}
      action="Void the old check and write the new one"
      defaults={{ memo: check.memo }}
      required={payable ? ['reason', 'memo', 'stoppedOn'] : ['reason', 'memo']}
      onSubmit={({ reason, memo, stoppedOn }: Reissue) =>
        reissue({
          input: { checkId: check.id, reason: reason.trim(), memo: memo.trim(), ...(payable ? { stoppedOn } : {}) },
        })
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <section aria-label="Old check">
          <Typography variant="subtitle2">Old check</Typography>
          <FactList
            align="left"
            facts={[
              ['Number', `#${check.number}`],
              ...moneyFacts(gross, check.withheld),
              ['Memo', check.memo],
              ['Mailed', formatDate(check.mailedOn)],
              ['Status', `${checkStates[check.state].label}, will be void`],
            ]}
          />
        </section>
        <section aria-label="New check">
          <Typography variant="subtitle2">New check</Typography>
          <FactList
            align="left"
            facts={[
              ['Number', 'given when it is approved'],
              ['Amount', <b key="amount">{formatMoney(gross)}</b>],
              ['Status', 'Pending: another superadmin has to approve it'],
            ]}
          />
        </section>
      </Box>
      <MemoInput validate={required()} helperText="Printed on the new check." />
      {payable ? (
        <DateInput
          source="stoppedOn"
          limit={checksLimits.stoppedOn}
          validate={required()}
          helperText="A bank may still pay it. Tell the bank not to, so that the league is never paid twice."
        />
      ) : null}
      <MultilineInput
        source="reason"
        validate={required()}
        helperText="The league sees it in an email and on its page."
      />
      <IrreversibleNotice operation="reissueCheck" />
    </FormDialog>
  );
}

/** What can become of a check in a state, in the order of the menu. */
const endings: readonly [states: string, entry: (check: Check) => MenuEntry][] = [
  [
    'mailed returned stale stopped escheat_due',
    (check) => ({ label: 'Reissue', dialog: <ReissueDialog check={check} /> }),
  ],
  ['mailed stale', (check) => ({ label: 'Returned by the post office', dialog: <ReturnedDialog check={check} /> })],
  ['mailed stale returned escheat_due', (check) => ({ label: 'Stop payment', dialog: <StopDialog check={check} /> })],
];

/** The actions on a mailed check that is not cleared, for superadmins; only the bank ends a direct deposit. */
export function EndingMenu({ check, onOpen }: Props & { onOpen: OpenDialog }) {
  const { canAccess } = useCanAccess({ resource: 'checks', action: 'void' });
  const entries = endings.flatMap(([states, entry]) => (states.split(' ').includes(check.state) ? [entry(check)] : []));
  return canAccess && entries.length && check.payoutMethod === 'check' ? (
    <ActionsMenu size="small" label={`Check #${check.number}`} entries={entries} onOpen={onOpen} />
  ) : null;
}
