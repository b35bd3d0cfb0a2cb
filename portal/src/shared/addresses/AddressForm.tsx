/** The address form: fields, the check, its result. The rules are in ui/address. */

import { useEffect, useRef, useState } from 'react';
import {
  type AddressField,
  type AddressFields,
  addressLabels,
  addressNameLength,
  countries,
  deliveryWarning,
  missingAddressFields,
  missingAddressMessage,
  otherStateMessage,
  otherStateText,
  statesOf,
} from '../../../../ui/address/address.ts';
import type { AddressForm as AddressFormState } from '../../../../ui/address/useAddress.ts';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { AddressSuggestions } from './AddressSuggestions.tsx';
import { addressParts } from './places.ts';
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

/** The fields that have place suggestions. */
const suggested: readonly AddressField[] = ['line1', 'city', 'zip'];

/** The result of the check, in the current language: what is missing, a ZIP of another state, or a message of ui/address or the server. */
function failure(message: string, values: AddressFields): string {
  const zip = values.zip.trim().toUpperCase();
  const zipState = statesOf(values.country).find(({ value }) => message === otherStateMessage(zip, value));
  if (zipState) return t(otherStateText, { zip, state: zipState.label });
  if (message !== missingAddressMessage(values)) return t(message);
  const fields = missingAddressFields(values).map((label) => t(label));
  return t('The following inputs are required to validate address: {fields}', { fields: fields.join(', ') });
}

/** Its button submits the surrounding form, which checks the address; Enter does the same. */
export function AddressForm({
  form,
  checkVariant = 'quiet',
  access,
  receives = 'parcels',
}: {
  form: AddressFormState;
  /** What the address is used for. */
  receives?: 'parcels' | 'checks';
  checkVariant?: 'main' | 'quiet';
  /** Authorization for place suggestions; absent: no suggestions. */
  access?: RequestOptions;
}) {
  /** The latest input in the fields with suggestions; null once a place was chosen. */
  const [typed, setTyped] = useState<{ field: AddressField; text: string } | null>(null);
  const { values, state, change } = form;
  const concern = state.kind === 'verified' ? deliveryWarning(state.address.deliverability) : null;
  const text = (field: Exclude<AddressField, 'state' | 'country'>, hint?: string) => (
    <TextField
      label={field === 'line2' ? t('Address Line 2 (optional)') : t(addressLabels[field])}
      hint={hint}
      autoComplete={autoComplete[field]}
      required={field !== 'line2'}
      maxLength={field === 'name' ? addressNameLength : undefined}
      inputMode={field === 'zip' && values.country === 'US' ? 'numeric' : undefined}
      value={values[field]}
      onChange={(value) => {
        change(field, value);
        if (suggested.includes(field)) setTyped({ field, text: value });
      }}
    />
  );
  const fields = useRef<HTMLDivElement>(null);
  // the button that checked the address is gone: move its focus to the submit button
  useEffect(() => {
    if (state.kind === 'verified' && document.activeElement === document.body)
      fields.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [state.kind]);
  const suggestions = access && state.kind === 'editing' && (
    <AddressSuggestions
      typed={typed?.text ?? null}
      access={access}
      needsPlace={typed?.field === 'line1' && values.city === '' && values.zip === ''}
      onChoose={(place) => {
        const { street, ...parts } = addressParts(place);
        change('country', parts.country); // first: another country clears the state
        for (const [field, value] of Object.entries({ ...parts, ...(street && { line1: street }) }))
          change(field as AddressField, value);
        setTyped(null);
        fields.current?.querySelector<HTMLInputElement>('[autocomplete="address-line1"]')?.focus();
      }}
    />
  );
  return (
    <div className="address" ref={fields}>
      {text(
        'name',
        receives === 'checks' ? t('Who the check is mailed to.') : t('The person or place that receives packages.'),
      )}
      {text('line1')}
      {typed?.field === 'line1' && suggestions}
      {text('line2')}
      <div className="address__place">
        {text('city')}
        <SelectField
          label={t(addressLabels.state)}
          value={values.state}
          choices={statesOf(values.country)}
          placeholder={t('Choose')}
          required
          autoComplete={autoComplete.state}
          onChange={(value) => change('state', value ?? '')}
        />
        {text('zip')}
      </div>
      {typed?.field !== 'line1' && suggestions}
      <SelectField
        label={t(addressLabels.country)}
        value={values.country}
        choices={countries.map((country) => ({ ...country, label: t(country.label) }))}
        required
        autoComplete={autoComplete.country}
        onChange={(value) => value && change('country', value)}
      />
      {state.kind === 'failed' && <ErrorNotice>{failure(state.message, values)}</ErrorNotice>}
      {state.kind === 'verified' ? (
        <>
          <Notice tone="confirmed" icon="check">
            {t(state.message)}
          </Notice>
          {concern && (
            <Notice tone="proposed" icon="alert">
              {t(concern)}
            </Notice>
          )}
        </>
      ) : (
        <Button variant={checkVariant} type="submit" busy={state.kind === 'checking'} busyText={t('Validating...')}>
          {t('Validate Address')}
        </Button>
      )}
    </div>
  );
}
