import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Choice } from '../../../db/generated/choices.ts';
import {
  type AddressField,
  type AddressFields,
  addressLabels,
  addressNameLength,
  countries,
  deliveryWarning,
  statesOf,
} from '../../../ui/address/address.ts';
import { useAddress, type VerifiedAddress } from '../../../ui/address/useAddress.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from '../components/DialogButton.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { FieldGrid } from '../form/FieldGrid.tsx';

export type AddressType = Choice<'addressType'>;

type Props = {
  organizationId: number;
  type: AddressType;
  initial: Partial<Record<AddressField, string | null>>;
  /** Label of the button that closes without saving. */
  leave?: string;
};

const LABELS = { checking: 'Checking...', verified: 'Save address' } as const;
const FIELDS = ['name', 'line1', 'line2', 'city', 'state', 'zip', 'country'] as const;

/** True if two addresses are equal except for case and surrounding spaces (B-192). */
const isSameAddress = (a: AddressFields, b: AddressFields) =>
  FIELDS.slice(1).every((field) => (a[field] ?? '').trim().toLowerCase() === (b[field] ?? '').trim().toLowerCase());

/**
 * Edits an address. Submitting verifies it first: an identical result is saved immediately; a different or uncertain
 * one is shown for review and saved by the next submit; an error saves nothing (B-184 … B-187, O11).
 */
export function AddressDialog({ organizationId, type, initial, leave = 'Cancel' }: Props) {
  const upsert = useOperation('upsertAddress', { quiet: true, repeatable: true });
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [error, setError] = useState('');
  const close = useCloseDialog();
  const [typed, setTyped] = useState(false);
  const id = useId();
  const save = async ({ line2, deliverability, country, ...address }: VerifiedAddress) => {
    try {
      await upsert.mutateAsync({
        input: {
          organizationId,
          addressType: type,
          ...address,
          country: country === 'CA' ? 'CA' : 'US',
          line2: line2.trim() || null,
          deliverability: deliverability || null,
        },
      });
      close();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const verify = async (values: AddressFields) => {
    const { verifyAddress: verified } = await dataProvider.verifyAddress({
      ...values,
      country: values.country === 'CA' ? 'CA' : 'US',
    });
    const text = (field: AddressField) => verified?.[field] ?? '';
    const found = { ...values, ...Object.fromEntries(FIELDS.map((field) => [field, text(field)])) };
    const deliverability = verified?.deliverability ?? '';
    if (isSameAddress(values, found) && !deliveryWarning(deliverability))
      await save({ ...found, name: values.name, deliverability });
    return { ...found, deliverability };
  };
  const { values, state, change, check } = useAddress(initial, verify);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError('');
    if (state.kind === 'verified') void save(state.address);
    else void check();
  };
  const optionsOf: Partial<Record<AddressField, readonly { value: string; label: string }[]>> = {
    state: [{ value: '', label: 'Choose' }, ...statesOf(values.country)],
    country: countries,
  };
  const concern = state.kind === 'verified' ? deliveryWarning(state.address.deliverability) : null;
  const isBusy = state.kind === 'checking' || upsert.isPending;
  return (
    <ConsoleDialog
      title={type === 'mailing' ? 'Update Mailing Address' : 'Update Shipping Address'}
      holdsText
      typed={typed}
      busy={upsert.isPending}
      actions={
        <>
          <CloseButton>{leave}</CloseButton>
          <Button variant="contained" type="submit" form={id} disabled={isBusy}>
            {LABELS[state.kind as keyof typeof LABELS] ?? 'Check address'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <FieldGrid>
          {FIELDS.map((name) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={addressLabels[name]}
              value={values[name]}
              autoComplete="off"
              select={optionsOf[name] !== undefined}
              onChange={({ target }) => {
                setTyped(true);
                change(name, target.value);
              }}
              slotProps={{ htmlInput: { maxLength: name === 'name' ? addressNameLength : 120 } }}
              sx={['name', 'line1', 'line2'].includes(name) ? { gridColumn: '1 / -1' } : {}}
            >
              {optionsOf[name]?.map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </FieldGrid>
        {state.kind === 'verified' ? <Alert severity="success">{state.message}</Alert> : null}
        {concern ? <Alert severity="warning">{concern}</Alert> : null}
        {state.kind === 'failed' ? <Alert severity="error">{state.message}</Alert> : null}
        {error ? <Alert severity="error">{error}</Alert> : null}
      </form>
    </ConsoleDialog>
  );
}
