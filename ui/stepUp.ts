/** Step-up: requests that the server refuses with SL428 wait for one proof of who the person is, then are sent again. */
import { useEffect, useState } from 'react';
import { currentClaims, onSessionChange } from './session.ts';

type End = (proved: boolean) => void;

let ask: ((end: End) => void) | null = null;
let asking: Promise<boolean> | null = null;

/** Resolves to true once the person has proved who it is; false if they did not, or if no page can ask. */
export function stepUp(): Promise<boolean> {
  asking ??= new Promise<boolean>((end) => (ask ? ask(end) : end(false))).finally(() => {
    asking = null;
  });
  return asking;
}

/** For the app's frame, which shows the dialog: how to end what it asks for; null while nothing is asked. */
export function useStepUp(): End | null {
  const [end, setEnd] = useState<End | null>(null);
  useEffect(() => {
    ask = (resolve) =>
      setEnd(() => (proved: boolean) => {
        setEnd(null);
        resolve(proved);
      });
    return () => {
      ask = null;
    };
  }, []);
  useEffect(() => {
    const sub = currentClaims()?.sub;
    // a user without a passkey or password logs in again at their provider, in another tab
    return end ? onSessionChange(() => currentClaims()?.sub === sub && end(true)) : undefined;
  }, [end]);
  return end;
}
