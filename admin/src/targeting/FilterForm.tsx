import { useState } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { ChecksIn, SelectIn } from '../kit/choices.tsx';
import { Icon } from '../kit/Icon.tsx';
import { NumberIn } from '../kit/inputs.tsx';
import { Alert } from '../kit/Note.tsx';
import { UnsavedForm } from '../kit/UnsavedForm.tsx';
import { seasonChoices, stateChoices } from '../reference/choices.ts';
import { ethnicityChoices, type FilterKind, type FormValues, type Lists } from './filterKinds.ts';
import type { Parameters } from './types.ts';

const Inputs = ({ kind, lists }: { kind: FilterKind; lists: Lists }) => {
  switch (kind.type) {
    case 'StateFilter':
      return <SelectIn source="state" label="State" choices={stateChoices} />;
    case 'SportFilter':
      return <ChecksIn source="sportIds" label="Sports" choices={lists.sports} />;
    case 'CapabilityFilter':
      return <ChecksIn source="capabilityIds" label="Capabilities" choices={lists.capabilities} />;
    case 'SeasonFilter':
      return <ChecksIn source="seasons" label="Seasons" choices={seasonChoices} />;
    case 'EthnicityFilter':
      return (
        <div className="fields">
          <SelectIn source="group" label="Group" choices={ethnicityChoices} />
          <NumberIn source="percentage" label="At least, percent" min={0} max={100} />
        </div>
      );
    default: {
      const look = kind.type === 'IncomeFilter' ? { prefix: '$' } : { placeholder: 'No limit' };
      return (
        <div className="fields">
          <NumberIn source="lowBound" label="At least" min={0} {...look} />
          <NumberIn source="highBound" label="At most" min={0} {...look} />
        </div>
      );
    }
  }
};

function Foot({ kind, busy, onCancel }: { kind: FilterKind; busy: boolean; onCancel: () => void }) {
  const problem = kind.problem(useWatch() as FormValues);
  return (
    <div className="filter__foot" style={{ alignItems: 'center' }}>
      <span>{problem}</span>
      <span style={{ display: 'flex', gap: 8 }}>
        <Button small look="bare" onClick={onCancel}>
          Cancel
        </Button>
        <Button small look="go" type="submit" disabled={busy || problem !== undefined}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </span>
    </div>
  );
}

type Props = {
  kind: FilterKind;
  lists: Lists;
  parameters: Parameters;
  onSave: (parameters: Parameters) => Promise<unknown>;
  onClose: () => void;
};

/** One filter being made or changed, in its place in the list. */
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
    <article className="filter filter--edit">
      <div className="filter__head">
        <h3>
          <Icon name={kind.icon} />
          {kind.label} <span className="soft small">{kind.group}</span>
        </h3>
      </div>
      <Form defaultValues={kind.toForm(parameters)} onSubmit={submit}>
        <UnsavedForm />
        <div style={{ paddingRight: 8 }}>
          <Inputs kind={kind} lists={lists} />
          {error ? <Alert>{error}</Alert> : null}
        </div>
        <Foot kind={kind} busy={busy} onCancel={onClose} />
      </Form>
    </article>
  );
}
