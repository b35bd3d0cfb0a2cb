import { BooleanInput, required, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import { MemoInput } from '../form/MemoInput.tsx';

type Props = { check: { id: number; number: number | null; memo: string; validUntil: string | null } };

type Values = { reason: string; reissue?: boolean; memo?: string | null };

/** The memo of the replacement check; null unless the user requests one. */
function NewMemo() {
  const reissue = useWatch({ name: 'reissue' });
  return reissue ? <MemoInput validate={required()} helperText="Printed on the new check." /> : null;
}

/**
 * Voids a check, or voids it and creates a replacement whose memo can be edited; the league is shown the reason (S-330, M6, M7).
 * One that the bank may still pay is replaced by ReissueDialog.
 */
export function VoidDialog({ check }: Props) {
  const refresh = useRefresh();
  const onError = () => refresh(); // Somebody else has decided.
  const { mutateAsync: voidCheck } = useOperation('voidCheck', { quiet: true, onError });
  const { mutateAsync: reissueCheck } = useOperation('reissueCheck', { quiet: true, onError });
  const submit = async ({ reason, reissue, memo }: Values) => {
    const input = { checkId: check.id, reason: reason.trim() };
    await (reissue ? reissueCheck({ input: { ...input, memo: (memo ?? '').trim() } }) : voidCheck({ input }));
  };
  return (
    <FormDialog
      title={check.number === null ? 'Void direct deposit' : `Void check #${check.number}`}
      size="xs"
      action={check.number === null ? 'Void deposit' : 'Void check'}
      required={['reason']}
      defaults={{ reissue: false, memo: check.memo }}
      onSubmit={submit}
    >
      <MultilineInput
        source="reason"
        validate={required()}
        helperText="The league sees it in an email and on its page."
      />
      {check.validUntil ? null : (
        <BooleanInput
          source="reissue"
          label="Write a new check for the same amount"
          helperText="Another superadmin has to approve it."
        />
      )}
      <NewMemo />
      <IrreversibleNotice operation="voidCheck" />
    </FormDialog>
  );
}
