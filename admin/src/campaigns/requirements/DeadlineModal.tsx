import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { today } from '../../../../ui/clock.ts';
import { useCall } from '../../api/hooks.ts';
import { HistoryButton } from '../../history/History.tsx';
import { CheckIn, SelectIn } from '../../kit/choices.tsx';
import { DateIn, NumberIn, TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { FormModal } from '../../kit/Modal.tsx';
import { Warning } from '../../kit/Note.tsx';
import { CreateDefaultDeadlineDocument, UpdateDefaultDeadlineDocument } from '../documents.ts';
import { instructions } from '../instructions.ts';
import type { DefaultDeadline } from '../types.ts';
import { offsetProblem, offsetTypes } from './offset.ts';

type Values = Omit<DefaultDeadline, 'id' | 'missingCreatives'> & { dynamic: boolean };

/** Offset type and offset while "dynamic" is on; off clears them (S-117 … S-121). */
function Dynamic() {
  const [dynamic, offsetType, offset] = useWatch({ name: ['dynamic', 'offsetType', 'offset'] }) as [
    boolean,
    string,
    number,
  ];
  const { setValue } = useFormContext();
  useEffect(() => {
    if (!dynamic && (offset !== null || offsetType !== null)) {
      setValue('offset', null);
      setValue('offsetType', null);
    }
    if (offsetType === 'accept_offer_date' && offset !== null && offset < 1) setValue('offset', null);
  }, [dynamic, offsetType, offset, setValue]);
  return (
    <>
      <CheckIn source="dynamic" label="Dynamic: the date depends on the offer" />
      {dynamic ? (
        <div className="fields">
          <SelectIn source="offsetType" label="Counted from" choices={offsetTypes} need />
          <NumberIn
            source="offset"
            label="Days after (negative: before)"
            need
            validate={(value: number, all: Values) => offsetProblem(value, all.offsetType)}
            {...(offsetType === 'accept_offer_date' ? { min: 1 } : {})}
          />
        </div>
      ) : null}
    </>
  );
}

/** Past dates are allowed on defaults, a season may be under way, but pointed out (S-142). */
function PastDate() {
  const deadline = useWatch({ name: 'deadline' }) as string | null;
  return deadline && deadline < today() ? <Warning>This date has passed.</Warning> : null;
}

type Props = { campaignCapabilityId: number; deadline?: DefaultDeadline; onClose: () => void };

/** Creates or changes a default verification deadline. */
export function DeadlineModal({ campaignCapabilityId, deadline, onClose }: Props) {
  const create = useCall(CreateDefaultDeadlineDocument, { quiet: true });
  const update = useCall(UpdateDefaultDeadlineDocument, { quiet: true, repeatable: true });
  const submit = (values: Values) => {
    const input = {
      name: values.name.trim(),
      deadline: values.deadline,
      verificationReminderInstructions: values.verificationReminderInstructions.trim(),
      offset: values.dynamic ? values.offset : null,
      offsetType: values.dynamic ? values.offsetType : null,
      requiresCreatives: values.requiresCreatives,
    };
    return deadline
      ? update.call({ input: { id: deadline.id, ...input } })
      : create.call({ input: { campaignCapabilityId, ...input } });
  };
  return (
    <FormModal
      title={deadline ? 'Update default deadline' : 'Add default deadline'}
      action={deadline ? 'Save' : 'Add deadline'}
      defaults={
        deadline
          ? { ...deadline, dynamic: deadline.offsetType !== null }
          : {
              name: '',
              deadline: null,
              dynamic: false,
              offset: null,
              offsetType: null,
              requiresCreatives: false,
              verificationReminderInstructions: '',
            }
      }
      required={['name', 'deadline', 'verificationReminderInstructions']}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="fields">
        <TextIn source="name" label="Name" need autoFocus />
        <DateIn source="deadline" label="Deadline date" need />
      </div>
      <PastDate />
      <Dynamic />
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
        <p>
          <HistoryButton small record="default_verification_deadlines" id={deadline.id} of={deadline.name} />
        </p>
      ) : null}
    </FormModal>
  );
}
