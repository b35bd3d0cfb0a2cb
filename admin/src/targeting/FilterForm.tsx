import { Alert, Button, InputAdornment, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput, Form, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { wholeNumber, wholePercent } from '../../../ui/limits.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { RangeInput } from '../form/inputs.tsx';
import { WarnUnsaved } from '../form/WarnUnsaved.tsx';
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

function Footer({ kind, busy, onCancel }: { kind: FilterKind; busy: boolean; onCancel: () => void }) {
  const problem = kind.problem(useWatch() as FormValues);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
        {problem}
      </Typography>
      <Button size="small" variant="text" onClick={onCancel}>
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
  onSave: (parameters: Parameters) => Promise<unknown>;
  onClose: () => void;
};

/** The form of a new or edited filter, at its position in the list. */
export function FilterForm({ kind, lists, parameters, onSave, onClose }: Props) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (values: FormValues) => {
    setBusy(true);
    try {
      await onSave(kind.toParameters(values));
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <FilterFrame icon={kind.icon} title={kind.label} note={kind.group} editing>
      <Form defaultValues={kind.toForm(parameters)} onSubmit={submit} mode="onChange" noValidate>
        <WarnUnsaved />
        <Inputs kind={kind} lists={lists} />
        <DemographicsSource type={kind.type} />
        {error ? <Alert severity="error">{error}</Alert> : null}
        <Footer kind={kind} busy={busy} onCancel={onClose} />
      </Form>
    </FilterFrame>
  );
}
