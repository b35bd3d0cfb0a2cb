import { BooleanInput, required } from 'react-admin';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';

type Props = {
  check: { id: number; number: number | null };
  /** Reloads the check after an error: somebody else has decided. */
  refresh: () => void;
  onClose: () => void;
};

type Values = { reason: string; reissue?: boolean };

/** Voids a check, or voids it and creates a replacement; the league is shown the reason (S-330, M6, M7). */
export function VoidDialog({ check, refresh, onClose }: Props) {
  const { mutateAsync: voidCheck } = useOperation('voidCheck', { quiet: true });
  const { mutateAsync: reissueCheck } = useOperation('reissueCheck', { quiet: true });
  const submit = async ({ reason, reissue }: Values) => {
    const input = { checkId: check.id, reason: reason.trim() };
    try {
      await (reissue ? reissueCheck({ input }) : voidCheck({ input }));
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
      defaults={{ reissue: false }}
      onSubmit={submit}
      onClose={onClose}
    >
      <MultilineInput
        source="reason"
        label="Reason"
        validate={required()}
        helperText="The league sees it in an email and on its page."
      />
      <BooleanInput
        source="reissue"
        label="Write a new check for the same amount"
        helperText="Another superadmin has to approve it."
      />
      <IrreversibleNotice operation="voidCheck" />
    </FormDialog>
  );
}
