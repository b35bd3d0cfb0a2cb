import { type FormEvent, useRef, useState } from 'react';
import { formatMoney } from '../../../ui/formats.ts';
import { messageOf } from '../api/errors.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Alert } from '../kit/Note.tsx';
import { useUnsaved } from '../kit/unsaved.ts';
import { balance } from './balance.ts';
import { CreateCheckDocument } from './documents.ts';
import type { Sponsorship } from './types.ts';

const MEMO = 40;

/** Writes a check up to what is available; never sent twice (S-321 … S-324, S-417). */
export function CheckForm({ offer, onWritten }: { offer: Sponsorship; onWritten?: () => void }) {
  const { call, busy } = useCall(CreateCheckDocument, { quiet: true });
  const [amount, setAmount] = useState('');
  const [memo, setMemo] = useState('');
  const [error, setError] = useState('');
  // A second click before the first answer must not write a second check.
  const sending = useRef(false);
  const { available } = balance(offer);
  const tooMuch = Number(amount) > available;
  useUnsaved(amount !== '' || memo !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setError('');
    try {
      await call({ input: { amount: Number(amount), memo: memo.trim(), offerId: offer.id } });
      setAmount('');
      setMemo('');
      onWritten?.();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      sending.current = false;
    }
  };
  return (
    <form className="write" onSubmit={submit}>
      <label className={`field${tooMuch ? ' is-wrong' : ''}`}>
        <span>Amount</span>
        <span className="affix">
          <i aria-hidden="true">$</i>
          <input
            id="check-amount"
            aria-invalid={tooMuch || undefined}
            aria-describedby={tooMuch ? 'check-too-much' : undefined}
            type="number"
            min="0.01"
            step="0.01"
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </span>
      </label>
      <label className="field">
        <span>
          Memo{' '}
          <em>
            {memo.length} of {MEMO}
          </em>
        </span>
        <input value={memo} maxLength={MEMO} onChange={(event) => setMemo(event.target.value)} />
      </label>
      <Button look="go" type="submit" disabled={busy || !(Number(amount) > 0) || tooMuch || !memo.trim()}>
        {busy ? 'Writing...' : 'Write check'}
      </Button>
      {tooMuch ? (
        <p className="err" id="check-too-much" role="status">
          At most {formatMoney(available)} is available.
        </p>
      ) : null}
      {error ? <Alert>{error}</Alert> : null}
    </form>
  );
}
