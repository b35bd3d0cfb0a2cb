import { BooleanInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NoWayBack } from '../changes/NoWayBack.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import { MemoInput } from '../form/MemoInput.tsx';

type Props = {
  check: { id: number; number: number | null; memo: string };
  /** Reads the check again after a refusal: somebody else has decided. */
  refresh: () => void;
  onClose: () => void;
};

type Values = { reason: string; reissue?: boolean; memo?: string | null };

/** The memo of the new check, while one is asked for. */
function NewMemo() {
  const reissue = useWatch({ name: 'reissue' });
  return reissue ? <MemoInput validate={required()} helperText="Printed on the new check." /> : null;
}

/** Voids a check, or voids it and writes another in its place, with another memo when that is asked for; the league reads the reason (S-330, M6, M7). */
export function VoidDialog({ check, refresh, onClose }: Props) {
  const { mutateAsync: voidCheck } = useOperation('voidCheck', { quiet: true });
  const { mutateAsync: reissueCheck } = useOperation('reissueCheck', { quiet: true });
  const submit = async ({ reason, reissue, memo }: Values) => {
    const input = { checkId: check.id, reason: reason.trim() };
    try {
      await (reissue ? reissueCheck({ input: { ...input, memo: (memo ?? '').trim() } }) : voidCheck({ input }));
    } catch (error) {
      refresh();
      throw error;
    }
  };
  return (
    <FormDialog
      title={`Void check #${check.number}`}
      size="xs"
      action="Void check"
      required={['reason']}
      defaults={{ reissue: false, memo: check.memo }}
      onSubmit={submit}
      onClose={onClose}
    >
      <MultilineInput
        source="reason"
        label="Reason"
        validate={required()}
        helperText="The league reads it in an email and on its page."
      />
      <BooleanInput
        source="reissue"
        label="Write a new check of the same amount"
        helperText="Another superadmin has to approve it."
      />
      <NewMemo />
      <NoWayBack operation="voidCheck" />
    </FormDialog>
  );
}
