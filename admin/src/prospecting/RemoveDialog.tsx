import { Alert } from '@mui/material';
import { RadioButtonGroupInput, required } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';

type Removable = { id: number; communicatedToLeague: boolean };
type Props = { offers: readonly Removable[]; onDone?: () => void };
type Values = { mode: string; removalReason?: string | null };

const modes = [
  { id: 'delete', title: 'Delete', effect: 'the property returns to Available and can be added again.' },
  {
    id: 'unqualified',
    title: 'Mark As Unqualified',
    effect: 'the property moves to Removed and cannot be added again. This can’t be undone.',
  },
];

/**
 * Delete or Mark As Unqualified. Leagues already contacted are rejected instead and notified, which requires a reason
 * (B-348 … B-355).
 */
export function RemoveDialog({ offers, onDone }: Props) {
  const { mutateAsync: remove } = useOperation('removeSponsorablePropertiesFromCampaign', { quiet: true });
  const contacted = offers.filter((offer) => offer.communicatedToLeague).length;
  const others = offers.length - contacted;
  const submit = async ({ mode, removalReason }: Values) => {
    await remove({
      input: {
        offerIds: offers.map(({ id }) => id),
        markAsUnqualified: mode === 'unqualified',
        removalReason: removalReason?.trim() || null,
      },
    });
    onDone?.();
  };
  return (
    <FormDialog
      title={`Remove ${pluralise(offers.length, 'sponsorship')} from campaign`}
      action="Remove from campaign"
      busyAction="Removing..."
      defaults={{ mode: 'delete', removalReason: '' }}
      {...(contacted ? { required: ['removalReason'] } : {})}
      onSubmit={submit}
    >
      {contacted ? (
        <Alert severity="info">
          {pluralise(contacted, 'league was', 'leagues were')} already contacted:{' '}
          {contacted === 1 ? 'it is' : 'they are'} marked as rejected and notified, and a reason is required.
        </Alert>
      ) : null}
      {contacted ? <IrreversibleNotice operation="removeSponsorablePropertiesFromCampaign" /> : null}
      {others ? (
        <RadioButtonGroupInput
          source="mode"
          label={contacted ? `The other ${others}` : 'What happens to the sponsorable properties'}
          row={false}
          choices={modes}
          optionText={({ title, effect }: (typeof modes)[number]) => (
            <>
              <b>{title}</b>: {effect}
            </>
          )}
        />
      ) : null}
      {contacted ? (
        <MultilineInput source="removalReason" validate={required()} />
      ) : (
        <MultilineInput source="removalReason" helperText="Optional." />
      )}
    </FormDialog>
  );
}
