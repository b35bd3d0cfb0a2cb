/** Form state for verifying and saving an address: editing, checking, verified, failed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError, required } from '../graphql.ts';
import {
  type AddressField,
  type AddressFields,
  addressNotFoundText,
  addressVerifiedText,
  missingAddressMessage,
  toAddressFields,
} from './address.ts';

export interface VerifiedAddress extends AddressFields {
  deliverability: string;
}

/** What the address service returns. */
export type VerifyAnswer = Partial<Record<AddressField | 'deliverability', string | null>>;

export type AddressState =
  | { kind: 'editing' }
  | { kind: 'checking' }
  | { kind: 'verified'; message: string; address: VerifiedAddress }
  | { kind: 'failed'; message: string };

export interface AddressForm {
  values: AddressFields;
  state: AddressState;
  change: (field: AddressField, value: string) => void;
  check: () => Promise<void>;
}

/**
 * Form state of one address. `check` runs `verify` only if every required field is filled (L-023), shows the normalized
 * values it returns (L-027), and keeps the verified state until a field changes (L-028). `verifiedBefore`: an address
 * verified earlier in this session. `onChange`: called with each change before it renders, so that a form can save a
 * draft.
 */
export function useAddress(
  initial: Partial<Record<AddressField, string | null>> | null | undefined,
  verify: (values: AddressFields) => Promise<VerifyAnswer | null>,
  verifiedBefore: VerifiedAddress | null = null,
  onChange: (values: AddressFields) => void = () => undefined,
): AddressForm {
  const [values, setValues] = useState(() => toAddressFields(verifiedBefore ?? initial));
  const [state, setState] = useState<AddressState>(
    verifiedBefore ? { kind: 'verified', message: addressVerifiedText, address: verifiedBefore } : { kind: 'editing' },
  );
  const edits = useRef(0);
  const latest = useRef(values);
  const onChangeRef = useRef(onChange);
  onChangeRef.current = onChange;
  // Ignores the result of a check that finishes after unmounting.
  useEffect(
    () => () => {
      edits.current += 1;
    },
    [],
  );

  const write = useCallback((next: AddressFields) => {
    latest.current = next;
    setValues(next);
    onChangeRef.current(next);
  }, []);

  const change = useCallback(
    (field: AddressField, value: string) => {
      edits.current += 1;
      const old = latest.current;
      write({ ...old, [field]: value, ...(field === 'country' && value !== old.country ? { state: '' } : {}) });
      setState({ kind: 'editing' });
    },
    [write],
  );

  const check = useCallback(async () => {
    const missing = missingAddressMessage(values);
    if (missing) {
      setState({ kind: 'failed', message: missing });
      return;
    }
    const editsBefore = edits.current;
    setState({ kind: 'checking' });
    try {
      const answer = await verify(values);
      if (editsBefore !== edits.current) return; // Edited during the check: the result is for other values.
      const { deliverability, ...found } = required(answer);
      const address = { ...toAddressFields({ ...values, ...found }), deliverability: deliverability ?? '' };
      write(toAddressFields(address));
      setState({ kind: 'verified', message: addressVerifiedText, address });
    } catch (error) {
      if (editsBefore !== edits.current) return;
      const hasOwnMessage = error instanceof NetworkError || (error instanceof ApiError && !error.isServerError);
      const message = hasOwnMessage ? error.message : addressNotFoundText;
      setState({ kind: 'failed', message: message || addressNotFoundText });
    }
  }, [values, verify, write]);

  return { values, state, change, check };
}
