import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { today } from '../../../../ui/clock.ts';
import { useCall } from '../../api/hooks.ts';
import { instructions } from '../../campaigns/instructions.ts';
import { CheckIn, SelectIn } from '../../kit/choices.tsx';
import { DateIn, TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { FormModal } from '../../kit/Modal.tsx';
import { CreateDeadlineDocument, UpdateDeadlineDocument } from '../documents.ts';
import type { Deadline, Sponsorship } from '../types.ts';

/** The choice that opens a free name (S-287). */
const OTHER = 'Other (Write-In)';

type Values = {
  assetId: number;
  deadline: string;
  standardName: string;
  name: string;
  verificationReminderInstructions: string;
  requiresCreatives: boolean;
  changeReason?: string;
};

/** The capability's standard names, or a free one. */
function NameIn({ offer }: { offer: Sponsorship }) {
  const [assetId, standard] = useWatch({ name: ['assetId', 'standardName'] }) as [number, string];
  const { setValue } = useFormContext();
  const asset = offer.assets.find(({ id }) => id === assetId);
  const capability = offer.campaign.campaignCapabilities.find(
    ({ id }) => id === asset?.campaignCapabilityId,
  )?.capability;
  const names = (capability?.capabilityVerificationDeadlines ?? []).map(({ name }) => ({ id: name, name }));
  // The names belong to the asset's capability: with another one, another name is to be chosen.
  useEffect(() => {
    if (standard && standard !== OTHER && !names.some(({ id }) => id === standard)) setValue('standardName', null);
  });
  return (
    <>
      <SelectIn source="standardName" label="Name" need choices={[...names, { id: OTHER, name: OTHER }]} />
      {standard === OTHER ? <TextIn source="name" label="Name of the deadline" need /> : null}
    </>
  );
}

const named = ({ standardName, name }: Values) => (standardName === OTHER ? (name ?? '').trim() : standardName);

/** Only what changed, with the reason (S-289). */
function changes(values: Values, deadline: Deadline) {
  const next = {
    name: values.name.trim(),
    deadline: values.deadline,
    verificationReminderInstructions: values.verificationReminderInstructions.trim(),
    requiresCreatives: values.requiresCreatives,
  };
  return Object.fromEntries(
    Object.entries(next).filter(([field, value]) => value !== deadline[field as keyof Deadline]),
  );
}

type Props = { offer: Sponsorship; deadline?: Deadline; onClose: () => void };

/** Adds or updates a deadline of the offer (S-285 … S-290). */
export function DeadlineForm({ offer, deadline, onClose }: Props) {
  const create = useCall(CreateDeadlineDocument, { quiet: true });
  const update = useCall(UpdateDeadlineDocument, { quiet: true, repeatable: true });
  const assets = offer.assets.map(({ id, campaignCapability }) => ({ id, name: campaignCapability.capability.name }));
  // An unchanged past date is accepted, a changed one may not be before today (S-290).
  const notPast = (value: string | null) =>
    value && value < today() && value !== deadline?.deadline ? 'Today or later' : undefined;
  const submit = (values: Values) =>
    deadline
      ? update.call({
          input: { id: deadline.id, changeReason: (values.changeReason ?? '').trim(), ...changes(values, deadline) },
        })
      : create.call({
          input: {
            assetId: values.assetId,
            deadline: values.deadline,
            name: named(values),
            requiresCreatives: values.requiresCreatives,
            verificationReminderInstructions: values.verificationReminderInstructions.trim(),
          },
        });
  return (
    <FormModal
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
      onSubmit={submit}
      onClose={onClose}
    >
      {deadline ? null : <SelectIn source="assetId" label="Asset" choices={assets} need />}
      {deadline ? <TextIn source="name" label="Name" need /> : <NameIn offer={offer} />}
      <DateIn source="deadline" label="Deadline date" need validate={notPast} {...(deadline ? {} : { min: today() })} />
      <TextareaIn
        source="verificationReminderInstructions"
        label="Reminder instructions"
        need
        rows={4}
        validate={instructions}
        hint="Tags: {{sponsor_name}} and {{verification_email_address}}."
      />
      <CheckIn source="requiresCreatives" label="Requires creatives from the sponsor" />
      {deadline ? (
        <TextareaIn source="changeReason" label="Reason" need rows={2} hint="Stays in the audit log." />
      ) : null}
    </FormModal>
  );
}
