/** The profile during onboarding: saved values, unsaved changes, and saving them (L-223, L-225, L-228). */
import { useMemo, useRef, useState } from 'react';
import { isFailure, type RequestOptions, request, required } from '../../../../ui/graphql.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { UpdateLeagueDocument } from './generated/graphql.ts';
import { type Answers, steps } from './steps.ts';
import type { League, LeagueChange, SavedLeague } from './types.ts';

/** Maximum number of attempts to save (L-225). */
export const attempts = 3;
/** Milliseconds before the second and the third attempt. */
const pauses = [400, 1200];

interface Draft {
  step: number;
  pending: LeagueChange;
  typedPlace: string | null;
}

/** Saves, with retries after a server or network error; a validation error is not retried. */
async function save(input: LeagueChange & { id: number }, access: RequestOptions): Promise<SavedLeague> {
  for (let tried = 1; ; tried += 1)
    try {
      return required((await request(UpdateLeagueDocument, { input }, access)).updateLeague?.league);
    } catch (error) {
      if (tried === attempts || !isFailure(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[tried - 1]));
    }
}

type Field = keyof LeagueChange;

/** The fields of a change that pass the filter. */
const fieldsOf = (change: LeagueChange, passes: (field: Field, value: unknown) => boolean): LeagueChange =>
  Object.fromEntries(Object.entries(change).filter(([field, value]) => passes(field as Field, value)));

export function useLeague(loaded: League, access: RequestOptions) {
  const [league, setLeague] = useState(loaded);
  const [draft, setDraft, forget] = useDraft<Draft>(`onboarding.${loaded.id}`, {
    step: 0,
    pending: {},
    typedPlace: null,
  });
  const answers = useMemo<Answers>(
    () => ({ ...league, ...draft.pending, typedPlace: draft.typedPlace }) as Answers,
    [league, draft],
  );
  const latest = useRef(draft.pending);
  latest.current = draft.pending;
  return {
    answers,
    step: draft.step,
    changed: Object.keys(draft.pending).length > 0,
    change: (pending: LeagueChange) => setDraft({ pending: { ...draft.pending, ...pending } }),
    type: (typedPlace: string | null) => setDraft({ typedPlace }),
    /**
     * Saves the pending changes of all steps with valid answers, and goes to the step; without changes there is no request.
     * Input typed during the save stays pending.
     */
    async go(to: number): Promise<void> {
      const held = steps.flatMap(({ fields, problem }) => (problem?.(answers) ? fields : []));
      const sent = fieldsOf(draft.pending, (field) => !held.includes(field));
      if (Object.keys(sent).length > 0) {
        const saved = await save({ id: league.id, ...sent }, access);
        setLeague({ ...saved, playLocation: sent.playLocation ?? league.playLocation });
      }
      setDraft({ step: to, pending: fieldsOf(latest.current, (field, value) => sent[field] !== value) });
      if (to === steps.length - 1) forget(); // the next visit starts over
    },
  };
}
