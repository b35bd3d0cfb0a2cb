import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { defaultVerificationDeadlinesLimits } from '../../../../db/generated/limits.ts';
import { today } from '../../../../ui/clock.ts';
import { RecordDialog } from '../../components/RecordDialog.tsx';
import { FormGrid } from '../../form/FormGrid.tsx';
import { DateInput, MultilineInput, RangeInput } from '../../form/inputs.tsx';
import { SpanishInput } from '../../form/SpanishInput.tsx';
import { HistoryButton } from '../../history/HistoryDialog.tsx';
import type { DefaultDeadlineRecordFragment } from '../generated/graphql.ts';
import { instructions } from '../instructions.ts';
import { offsetProblem, offsetTypes } from './offset.ts';

type Values = DefaultDeadlineRecordFragment & { dynamic: boolean };

/** Offset type and offset while "dynamic" is on; turning it off clears them (S-117 … S-121). */
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
      <BooleanInput
        source="dynamic"
        label="Dynamic: the date depends on the offer"
        helperText="If an offer lacks the day it counts from, such as a season end, the deadline date above applies."
      />
      {dynamic ? (
        <FormGrid>
          <SelectInput source="offsetType" choices={offsetTypes} validate={required()} />
          <RangeInput
            source="offset"
            limit={defaultVerificationDeadlinesLimits.offset}
            validate={[required(), (value: number, all: Values) => offsetProblem(value, all.offsetType)]}
          />
        </FormGrid>
      ) : null}
    </>
  );
}

/** Warns about past dates, which are allowed because a season may have started (S-142). */
function PastDate() {
  const deadline = useWatch({ name: 'deadline' }) as string | null;
  return deadline && deadline < today() ? <Alert severity="warning">This date has passed.</Alert> : null;
}

type Props = { campaignCapabilityId: number; deadline?: DefaultDeadlineRecordFragment };

/** Creates or updates a default verification deadline. */
export function DefaultDeadlineDialog({ campaignCapabilityId, deadline }: Props) {
  return (
    <RecordDialog
      resource="defaultVerificationDeadlines"
      record={deadline}
      parent={{ campaignCapabilityId }}
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
              leagueMoves: 1,
              leagueMoveDays: 7,
              verificationReminderInstructions: '',
            }
      }
      required={['name', 'deadline', 'verificationReminderInstructions']}
      transform={({ dynamic, ...values }: Values) => (dynamic ? values : { ...values, offset: null, offsetType: null })}
    >
      <FormGrid>
        <TextInput source="name" validate={required()} autoFocus />
        <DateInput source="deadline" limit={defaultVerificationDeadlinesLimits.deadline} validate={required()} />
      </FormGrid>
      <PastDate />
      <Dynamic />
      <MultilineInput
        source="verificationReminderInstructions"
        minRows={4}
        validate={[required(), instructions]}
        helperText="Tags: {{sponsor_name}} and {{verification_email_address}}."
      />
      <SpanishInput source="verificationReminderInstructionsEs" minRows={4} validate={instructions} />
      <FormGrid>
        <RangeInput source="leagueMoves" limit={defaultVerificationDeadlinesLimits.leagueMoves} validate={required()} />
        <RangeInput
          source="leagueMoveDays"
          limit={defaultVerificationDeadlinesLimits.leagueMoveDays}
          validate={required()}
        />
      </FormGrid>
      <BooleanInput source="requiresCreatives" />
      {deadline ? (
        <HistoryButton small record="default_verification_deadlines" id={deadline.id} of={deadline.name} />
      ) : null}
    </RecordDialog>
  );
}
