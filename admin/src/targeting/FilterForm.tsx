import { Button, InputAdornment, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { CheckboxGroupInput, SelectInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { wholeNumber, wholePercent } from '../../../ui/limits.ts';
import { FormError } from '../form/FormError.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { seasonChoices, stateChoices } from '../reference/choices.ts';
import { DemographicsSource } from './DemographicsSource.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { ethnicityChoices, type FilterKind, type FormValues, type Lists, type Parameters } from './filterKinds.ts';

const dollars = { slotProps: { input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } } };
const noLimit = { placeholder: 'No limit' };

const Inputs = ({ kind, lists }: { kind: FilterKind; lists: Lists }) => {
  switch (kind.type) {
    case 'StateFilter':
      return <SelectInput source="state" choices={stateChoices} />;
    case 'SportFilter':
      return <CheckboxGroupInput source="sportIds" choices={lists.sports} />;
    case 'CapabilityFilter':
      return <CheckboxGroupInput source="capabilityIds" choices={lists.capabilities} />;
    case 'SeasonFilter':
      return <CheckboxGroupInput source="seasons" choices={seasonChoices} />;
    case 'EthnicityFilter':
      return (
        <Stack direction="row" sx={{ gap: 1.5 }}>
          <SelectInput source="group" choices={ethnicityChoices} />
          <RangeInput source="percentage" label="At least, percent" limit={wholePercent} />
        </Stack>
      );
    default: {
      const props = kind.type === 'IncomeFilter' ? dollars : noLimit;
      return (
        <Stack direction="row" sx={{ gap: 1.5 }}>
          <RangeInput source="lowBound" label="At least" limit={wholeNumber} {...props} />
          <RangeInput source="highBound" label="At most" limit={wholeNumber} {...props} />
        </Stack>
      );
    }
  }
};

function Footer({ kind, onCancel }: { kind: FilterKind; onCancel: () => void }) {
  const { isSubmitting: busy } = useFormState();
  const problem = kind.problem(useWatch() as FormValues);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
        {problem}
      </Typography>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
      <Button size="small" variant="contained" type="submit" disabled={busy || problem !== undefined}>
        {busy ? 'Saving...' : 'Save'}
      </Button>
    </Stack>
  );
}

type Props = {
  kind: FilterKind;
  lists: Lists;
  parameters: Parameters;
  /** The version of an existing filter. */
  version?: number;
  /** `version`: the one that may be overwritten. */
  onSave: (parameters: Parameters, version?: number) => Promise<unknown>;
  onClose: () => void;
};

/** The form of a new or edited filter, at its position in the list. */
export function FilterForm({ kind, lists, parameters, version, onSave, onClose }: Props) {
  const id = useId();
  const submit = async (values: FormValues) => {
    await onSave(kind.toParameters(values), values.version);
    onClose();
  };
  return (
    <FilterFrame icon={kind.icon} title={kind.label} note={kind.group} editing>
      <NewRecordForm
        id={id}
        record={{ ...kind.toForm(parameters), ...(version && { version }) }}
        onSubmit={submit}
        mode="onChange"
        disableInvalidFormNotification
      >
        <Inputs kind={kind} lists={lists} />
        <DemographicsSource type={kind.type} />
        <FormError />
        <Footer kind={kind} onCancel={onClose} />
      </NewRecordForm>
    </FilterFrame>
  );
}
