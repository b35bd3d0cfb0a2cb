import { required } from 'react-admin';
import { checksLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { pluralise } from '../../../ui/formats.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';

type Props = { checkIds: number[]; onMailed?: () => void };

/** Asks for the date on which printed checks were mailed; each league gets an email (M1). */
export function MailedDialog({ checkIds, onMailed }: Props) {
  const { mutateAsync: markMailed } = useOperation('markChecksMailed', { quiet: true });
  return (
    <FormDialog
      title={`Mark ${pluralise(checkIds.length, 'check')} as mailed`}
      size="xs"
      action="Mark as mailed"
      defaults={{ mailedOn: today() }}
      required={['mailedOn']}
      onSubmit={async ({ mailedOn }: { mailedOn: string }) => {
        await markMailed({ input: { checkIds, mailedOn } });
        onMailed?.();
      }}
    >
      <DateInput source="mailedOn" label="Mailed on" limit={checksLimits.mailedOn} validate={required()} />
      <p>Each league gets an email that says when its check should arrive.</p>
    </FormDialog>
  );
}
