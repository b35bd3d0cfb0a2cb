import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Alert } from './Note.tsx';
import { refusedZips, zipsOf } from './zips.ts';

type Props = {
  onAdd: (zips: string[]) => Promise<unknown>;
  invalidText: string;
  /** Told whether something is typed that was not added. */
  onTyped?: (typed: boolean) => void;
};

/** Adds several zips at once; those that the server does not know are shown red until removed (B-104). */
export function ZipsForm({ onAdd, invalidText, onTyped }: Props) {
  const [text, keep] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const [error, setError] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const setText = (typed: string) => {
    keep(typed);
    onTyped?.(typed.trim() !== '');
  };
  const zips = zipsOf(text);
  const bad = refused.filter((zip) => zips.includes(zip));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    try {
      await onAdd(zips);
      setText('');
      setRefused([]);
    } catch (failure) {
      const list = refusedZips(messageOf(failure));
      setRefused(list);
      if (!list.length) setError(messageOf(failure));
      field.current?.focus(); // Add is off until the list is mended, and a button that is off keeps no focus
    }
  };
  const drop = (zip: string) => setText(zips.filter((one) => one !== zip).join(', '));
  return (
    <form className="field stack-12" onSubmit={submit}>
      <span>
        <label className="label" htmlFor={id}>
          Add zips
        </label>
        <input
          ref={field}
          id={id}
          value={text}
          placeholder="Enter five-digit zip"
          inputMode="numeric"
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      {bad.length ? (
        <>
          <ul className="chips">
            {zips.map((zip) => (
              <li key={zip} className={`chip${bad.includes(zip) ? ' chip--bad' : ''}`}>
                {zip}
                <button type="button" aria-label={`Leave out ${zip}`} onClick={() => drop(zip)}>
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
          <Alert>{invalidText}</Alert>
        </>
      ) : null}
      {error ? <Alert>{error}</Alert> : null}
      <span>
        <Button small type="submit" disabled={text.length < 5 || zips.length === 0 || bad.length > 0}>
          Add
        </Button>
      </span>
    </form>
  );
}
