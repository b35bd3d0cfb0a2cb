/** The steps of checking and saving an address, without looks: editing, checking, verified, failed. */
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

/** What the address service answers. */
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
 * Form state of one address. `check` asks `verify` only when every required field is filled (L-023), shows the
 * normalised values it returns (L-027), and keeps the
 * verified state until a field changes (L-028). `verifiedBefore` is an address checked earlier in this session; `onChange` is
 * told each change before it is drawn, so that a form can keep what is typed.
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
  const told = useRef(onChange);
  told.current = onChange;
  // the answer to a check that is under way when the form goes is for nobody
  useEffect(
    () => () => {
      edits.current += 1;
    },
    [],
  );

  const write = useCallback((next: AddressFields) => {
    latest.current = next;
    setValues(next);
    told.current(next);
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
    const asked = edits.current;
    setState({ kind: 'checking' });
    try {
      const answer = await verify(values);
      if (asked !== edits.current) return; // edited while the check was under way: its answer is about other values
      const { deliverability, ...found } = required(answer);
      const address = { ...toAddressFields({ ...values, ...found }), deliverability: deliverability ?? '' };
      write(toAddressFields(address));
      setState({ kind: 'verified', message: addressVerifiedText, address });
    } catch (error) {
      if (asked !== edits.current) return;
      const tells = error instanceof NetworkError || (error instanceof ApiError && !error.serverFault);
      const sentence = tells ? error.message : addressNotFoundText;
      setState({ kind: 'failed', message: sentence || addressNotFoundText });
    }
  }, [values, verify, write]);

  return { values, state, change, check };
}
