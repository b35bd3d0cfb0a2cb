import { type FormEvent, useId, useState } from 'react';
import type { Choice } from '../../../db/generated/choices.ts';
import {
  type AddressField,
  type AddressFields,
  addressLabels,
  addressNameLength,
  countries,
  deliveryConcern,
  statesOf,
} from '../../../ui/address/address.ts';
import { useAddress, type VerifiedAddress } from '../../../ui/address/useAddress.ts';
import { request } from '../../../ui/graphql.ts';
import { messageOf } from '../api/errors.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Alert, Good, Warning } from '../kit/Note.tsx';
import { UpsertAddressDocument, VerifyAddressDocument } from './addressDocuments.ts';

export type AddressType = Choice<'addressType'>;

type Props = {
  organizationId: number;
  type: AddressType;
  initial: Partial<Record<AddressField, string | null>>;
  onClose: () => void;
  /** Text of the button that leaves without saving. */
  leave?: string;
};

/** The verifier's own word for it; the entry is compared without regard to case and spaces around (B-192). */
const alike = (a: AddressFields, b: AddressFields) =>
  (['line1', 'line2', 'city', 'state', 'zip', 'country'] as const).every(
    (field) => (a[field] ?? '').trim().toLowerCase() === (b[field] ?? '').trim().toLowerCase(),
  );

/**
 * Edits one address. Submitting verifies first: the same result is saved at once, another one is shown to be looked
 * at and saved by the next submit, a failure saves nothing (B-184 … B-187).
 */
export function AddressModal({ organizationId, type, initial, onClose, leave = 'Cancel' }: Props) {
  const upsert = useCall(UpsertAddressDocument, { quiet: true, repeatable: true });
  const [error, setError] = useState('');
  const [typed, setTyped] = useState(false);
  const form = useId();
  const save = async ({ line2, deliverability, ...address }: VerifiedAddress) => {
    try {
      await upsert.call({
        input: {
          organizationId,
          addressType: type,
          ...address,
          line2: line2.trim() || null,
          deliverability: deliverability || null,
        },
      });
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const verify = async (values: AddressFields) => {
    const { verifyAddress } = await request(VerifyAddressDocument, values);
    const found = {
      ...values,
      ...Object.fromEntries(Object.entries(verifyAddress).map(([key, value]) => [key, value ?? ''])),
    };
    if (alike(values, found))
      await save({ ...found, name: values.name, deliverability: verifyAddress.deliverability ?? '' });
    return verifyAddress;
  };
  const { values, state, change, check } = useAddress(initial, verify);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError('');
    if (state.kind === 'verified') void save(state.address);
    else void check();
  };
  const field = (name: AddressField) => ({
    id: `${form}-${name}`,
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped(true);
      change(name, event.target.value);
    },
  });
  const concern = state.kind === 'verified' ? deliveryConcern(state.address.deliverability) : null;
  const title = type === 'mailing' ? 'Update Mailing Address' : 'Update Shipping Address';
  const label =
    state.kind === 'checking' ? 'Checking...' : state.kind === 'verified' ? 'Save address' : 'Check address';
  return (
    <Modal
      title={title}
      holdsText
      typed={typed}
      busy={upsert.busy}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            {leave}
          </Button>
          <Button look="go" type="submit" form={form} disabled={state.kind === 'checking' || upsert.busy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="stack-12" noValidate>
        <div className="fields">
          {(['name', 'line1', 'line2', 'city'] as const).map((name) => (
            <div key={name} className={`field${name === 'city' ? '' : ' wide'}`}>
              <label className="label" htmlFor={`${form}-${name}`}>
                {addressLabels[name]}
              </label>
              <input {...field(name)} maxLength={name === 'name' ? addressNameLength : 120} autoComplete="off" />
            </div>
          ))}
          <div className="field">
            <label className="label" htmlFor={`${form}-state`}>
              {addressLabels.state}
            </label>
            <select {...field('state')}>
              <option value="">Choose</option>
              {statesOf(values.country).map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label className="label" htmlFor={`${form}-zip`}>
              {addressLabels.zip}
            </label>
            <input {...field('zip')} autoComplete="off" />
          </div>
          <div className="field">
            <label className="label" htmlFor={`${form}-country`}>
              {addressLabels.country}
            </label>
            <select {...field('country')}>
              {countries.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        {state.kind === 'verified' ? <Good>{state.message}</Good> : null}
        {concern ? <Warning>{concern}</Warning> : null}
        {state.kind === 'failed' ? <Alert>{state.message}</Alert> : null}
        {error ? <Alert>{error}</Alert> : null}
      </form>
    </Modal>
  );
}
