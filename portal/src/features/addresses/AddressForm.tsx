/** The looks of an address form: fields, the check, its answer. The rules are in ui/address. */
import {
  type AddressField,
  addressLabels,
  addressNameLength,
  countries,
  statesOf,
} from '../../../../ui/address/address.ts';
import type { AddressForm as AddressFormState } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../kit/Button.tsx';
import { SelectField, TextField } from '../../kit/Field.tsx';
import { ErrorNotice, Notice } from '../../kit/Notice.tsx';
import './addresses.css';

const autoComplete: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};

export function AddressForm({ form, checkLook = 'quiet' }: { form: AddressFormState; checkLook?: 'main' | 'quiet' }) {
  const { values, state, change, check } = form;
  const text = (field: Exclude<AddressField, 'state' | 'country'>, hint?: string) => (
    <TextField
      label={field === 'line2' ? `${addressLabels.line2} (optional)` : addressLabels[field]}
      hint={hint}
      autoComplete={autoComplete[field]}
      required={field !== 'line2'}
      maxLength={field === 'name' ? addressNameLength : undefined}
      inputMode={field === 'zip' && values.country === 'US' ? 'numeric' : undefined}
      value={values[field]}
      onChange={(event) => change(field, event.target.value)}
    />
  );
  return (
    <div className="address">
      {text('name', 'The person or place that receives parcels.')}
      {text('line1')}
      {text('line2')}
      <div className="address__place">
        {text('city')}
        <SelectField
          label={addressLabels.state}
          value={values.state}
          choices={statesOf(values.country)}
          placeholder="Choose"
          required
          autoComplete={autoComplete.state}
          onChange={(value) => change('state', value)}
        />
        {text('zip')}
      </div>
      <SelectField
        label={addressLabels.country}
        value={values.country}
        choices={countries}
        required
        autoComplete={autoComplete.country}
        onChange={(value) => change('country', value)}
      />
      {state.kind === 'failed' && <ErrorNotice>{state.message}</ErrorNotice>}
      {state.kind === 'verified' ? (
        <Notice tone="confirmed" icon="check">
          {state.message}
        </Notice>
      ) : (
        <Button look={checkLook} busy={state.kind === 'checking'} busyText="Validating..." onClick={() => void check()}>
          Validate Address
        </Button>
      )}
    </div>
  );
}
