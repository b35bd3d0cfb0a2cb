import { useEffect } from 'react';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { verificationDeadlinesLimits } from '../../../../db/generated/limits.ts';
import { today } from '../../../../ui/clock.ts';
import { instructions } from '../../campaigns/instructions.ts';
import { RecordDialog } from '../../components/RecordDialog.tsx';
import { DateInput, MultilineInput } from '../../form/inputs.tsx';
import { SpanishInput } from '../../form/SpanishInput.tsx';
import type { OfferDeadlineFragment, OfferRecordFragment } from '../generated/graphql.ts';

/** The choice that shows an input for a custom name (S-287). */
const OTHER = 'Other (Write-In)';

type Values = { name: string; standardName?: string };

/** The capability's standard names, or a custom one. */
function NameInputs({ offer }: { offer: OfferRecordFragment }) {
  const [assetId, standard] = useWatch({ name: ['assetId', 'standardName'] }) as [number, string];
  const { setValue } = useFormContext();
  const asset = offer.assets.find(({ id }) => id === assetId);
  const capability = offer.campaign.campaignCapabilities.find(
    ({ id }) => id === asset?.campaignCapabilityId,
  )?.capability;
  const names = (capability?.capabilityVerificationDeadlines ?? []).map(({ name }) => ({ id: name, name }));
  // Names belong to the asset's capability: changing the asset requires selecting a name again.
  useEffect(() => {
    if (standard && standard !== OTHER && !names.some(({ id }) => id === standard)) setValue('standardName', null);
  });
  return (
    <>
      <SelectInput
        source="standardName"
        label="Name"
        validate={required()}
        choices={[...names, { id: OTHER, name: OTHER }]}
      />
      {standard === OTHER ? <TextInput source="name" label="Name of the deadline" validate={required()} /> : null}
    </>
  );
}

type Props = { offer: OfferRecordFragment; deadline?: OfferDeadlineFragment };

/** Creates or edits a deadline of the offer; an edit sends the changed fields and a reason (S-285 … S-290). */
export function OfferDeadlineDialog({ offer, deadline }: Props) {
  const assets = offer.assets.map(({ id, campaignCapability }) => ({ id, name: campaignCapability.capability.name }));
  // An unchanged past date is accepted; a changed one must not be before today (S-290).
  const notPast = (value: string | null) =>
    value && value < today() && value !== deadline?.deadline ? 'Today or later' : undefined;
  return (
    <RecordDialog
      resource="verificationDeadlines"
      record={deadline}
      title={deadline ? 'Update deadline' : 'Add deadline'}
      action={deadline ? 'Save' : 'Add deadline'}
      defaults={
        deadline ?? {
          assetId: assets.length === 1 ? assets[0]?.id : null,
          deadline: null,
          standardName: null,
          name: '',
          verificationReminderInstructions: '',
          requiresCreatives: false,
        }
      }
      required={
        deadline
          ? ['name', 'deadline', 'verificationReminderInstructions', 'changeReason']
          : ['assetId', 'deadline', 'standardName', 'verificationReminderInstructions']
      }
      transform={({ standardName, ...values }: Values) => ({
        ...values,
        name: standardName && standardName !== OTHER ? standardName : values.name,
      })}
    >
      {deadline ? null : <SelectInput source="assetId" choices={assets} validate={required()} />}
      {deadline ? <TextInput source="name" validate={required()} /> : <NameInputs offer={offer} />}
      <DateInput
        source="deadline"
        limit={verificationDeadlinesLimits.deadline}
        validate={[required(), notPast]}
        {...(deadline ? {} : { slotProps: { htmlInput: { min: today() } } })}
      />
      <MultilineInput
        source="verificationReminderInstructions"
        minRows={4}
        validate={[required(), instructions]}
        helperText="Tags: {{sponsor_name}} and {{verification_email_address}}."
      />
      <SpanishInput source="verificationReminderInstructionsEs" minRows={4} validate={instructions} />
      <BooleanInput source="requiresCreatives" />
      {deadline ? (
        <MultilineInput
          source="changeReason"
          validate={required()}
          minRows={2}
          helperText="Recorded in the audit log."
        />
      ) : null}
    </RecordDialog>
  );
}
