/** Saves the open step, handles its errors, and retries after a lost connection. No input is ever discarded. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError, type RequestOptions, request } from '../../../../../ui/graphql.ts';
import { SponsorshipApplicationViewDocument } from '../generated/graphql.ts';
import { rules } from '../generated/rules.ts';
import { type ApplicationView, applicationOf, type PlayLocation } from '../types.ts';
import { deleteDraft } from './drafts.ts';
import { saveStep } from './saveStep.ts';
import type { StepForm } from './useStepForm.ts';

export interface Saving {
  /** Saves the step; `stamp` replaces the form's after a conflict was resolved. */
  save: (stamp?: string) => Promise<void>;
  busy: boolean;
  /** Offline; the save is retried automatically. */
  offline: boolean;
  /** The application with somebody else's answers, while a conflict is open. */
  conflict: ApplicationView | null;
  closeConflict: () => void;
}

/** Milliseconds until the n-th retry. */
const pause = (n: number): number => Math.min(3000 * 2 ** n, 30_000);

/** A validation error of the answers: it is shown beside them. */
const ofAnswers = (error: ApiError): boolean =>
  !error.isServerError && !error.unauthorized && error.code !== 'SL403' && error.code !== 'SL404';

/**
 * Marks the postal code that the server warned about: saving it again keeps it (R4). `sent`: the values that it warned
 * about; `now`: those on the page, which may have changed during the save.
 */
function confirmZip(form: StepForm, field: string | null, sent: StepForm['values'], now: StepForm['values']): void {
  const index = Number(field?.split('.')[1]);
  const warned = (sent.playLocations as PlayLocation[])[index];
  const rows = now.playLocations as PlayLocation[];
  const playLocations = rows.map((row, n) =>
    n === index && row.zipcode === warned?.zipcode ? { ...row, confirmedZip: row.zipcode } : row,
  );
  form.change({ playLocations }, []);
}

export function useSave(
  form: StepForm,
  view: ApplicationView,
  access: RequestOptions,
  {
    onSaved,
    onFresh,
    onRefused,
  }: {
    onSaved: (view: ApplicationView) => void;
    /** Updates the application while the step stays open. */
    onFresh: (view: ApplicationView) => void;
    onRefused: (error: ApiError) => void;
  },
): Saving {
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [conflict, setConflict] = useState<ApplicationView | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef(false);
  const now = useRef(form.values);
  now.current = form.values;
  // shown by the global failure screen; the input is stored on this device (L-082, L-083)
  if (failure !== null) throw failure;

  const save = useCallback(
    async (stamp?: string) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        const saved = await saveStep(form.step, form.values, view, stamp ?? form.stamp, access);
        setTries(0);
        setConflict(null);
        if (now.current === form.values) {
          deleteDraft(view, form.step);
          onSaved(saved);
        } else {
          form.restamp(saved.stamps[form.step]); // input typed during the save is not saved yet: the step stays open with it
          onFresh(saved);
        }
      } catch (error) {
        if (error instanceof NetworkError) setTries((n) => n + 1);
        else if (error instanceof ApiError && error.code === 'SL409' && error.field === 'stamp') {
          setTries(0);
          const answer = await request(SponsorshipApplicationViewDocument, {}, access).catch(() => null);
          const fresh = applicationOf(answer?.sponsorshipApplicationView);
          if (fresh) setConflict(fresh);
          else setTries(1);
        } else if (error instanceof ApiError && error.unauthorized) onRefused(error);
        else if (error instanceof ApiError && ofAnswers(error)) {
          setConflict(null);
          if (error.message === rules['play-locations']?.unsureZip)
            confirmZip(form, error.field, form.values, now.current);
          form.refuse({ field: error.field ?? '', message: error.message });
          form.showAll();
        } else setFailure(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [form, view, access, onSaved, onFresh, onRefused],
  );

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (tries === 0) return;
    const again = () => void latest.current();
    const timer = setTimeout(again, pause(tries - 1));
    globalThis.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
    };
  }, [tries]);

  return { save, busy, offline: tries > 0, conflict, closeConflict: () => setConflict(null) };
}
