/** One question at a time, with Back, Next and the overall progress; both buttons save (L-223, L-224, L-226, L-229, L-236). */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { ApiError, isFailure } from '../../../../ui/graphql.ts';
import { useDelayedBusy } from '../../../../ui/useDelayedBusy.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { Progress } from '../../components/Progress.tsx';
import { t } from '../../i18n/i18n.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useAction } from '../../lib/useAction.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { Question } from './Question.tsx';
import { countedSteps, percentComplete, resumeStep, type Step, steps } from './steps.ts';
import type { League, Named } from './types.ts';
import { useLeague } from './useLeague.ts';

export function Questions({
  league,
  sports,
  competitivenesses,
  access,
}: {
  league: League;
  sports: Named[];
  competitivenesses: Named[];
  access: RequestOptions;
}) {
  const profile = useLeague(league, access);
  const index = Math.min(profile.step, steps.length - 1);
  const step = steps[index] as Step;
  const problem = step.problem?.(profile.answers) ?? null;
  const reasonId = useId();
  const card = useRef<HTMLElement>(null);
  const entered = useRef(false);
  const [saveFailed, setSaveFailed] = useState(false);
  const move = useAction(async (by: number) => {
    try {
      await profile.go(index + by);
    } catch (error) {
      if (isFailure(error)) setSaveFailed(true);
      throw error;
    }
  });
  const slow = useDelayedBusy(move.busy); // L-226
  useLeaveWarning(profile.changed || profile.answers.typedPlace !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins at its top
  useEffect(() => {
    if (entered.current) {
      globalThis.scrollTo?.({ top: 0 });
      card.current?.focus({ preventScroll: true });
    }
    entered.current = true;
  }, [index]);

  const last = index === steps.length - 1;
  const resume = index === 0 ? resumeStep(profile.answers) : null;
  const refusal = move.error instanceof ApiError && !isFailure(move.error) ? move.error.message : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null && !last) void move.run(1);
  };
  const percent = percentComplete(index);
  const counted = index > 0 && !last;

  return (
    <form className="question-card" onSubmit={submit} noValidate>
      <article
        className="card"
        ref={card}
        tabIndex={-1}
        aria-label={
          counted ? t('Question {number} of {count}', { number: index, count: countedSteps }) : t('Your profile')
        }
      >
        <div className="card__body form">
          {refusal && <ErrorNotice>{t(refusal)}</ErrorNotice>}
          <Question
            step={step.id}
            answers={profile.answers}
            sports={sports}
            competitivenesses={competitivenesses}
            access={access}
            change={profile.change}
            type={profile.type}
          />
        </div>
      </article>
      <footer className="question-card__foot">
        {index > 0 && (
          <Button onClick={() => void move.run(-1)} disabled={move.busy}>
            {t('Back')}
          </Button>
        )}
        {index > 0 && (
          <Progress
            done={Math.min(index - 1, countedSteps)}
            of={countedSteps}
            label={t('Your profile')}
            text={t('{percent}% complete', { percent })}
            rest={slow ? t('Saving...') : undefined}
          />
        )}
        {resume !== null && (
          <Button onClick={() => void move.run(resume)} disabled={move.busy}>
            {t('Pick up where you left off')}
          </Button>
        )}
        {!last && (
          <Button
            variant="main"
            type="submit"
            disabled={problem !== null}
            title={problem === null ? undefined : t(problem)}
            aria-describedby={problem === null ? undefined : reasonId}
            busy={move.busy}
            busyText={t('Saving...')}
          >
            {index === 0 ? t('Get started') : t('Next')}
          </Button>
        )}
        {problem !== null && (
          <p className="hint question-card__why" id={reasonId}>
            {t(problem)}
          </p>
        )}
      </footer>
      {saveFailed && (
        <Dialog title={t('Uh oh, we hit a snag!')} onClose={() => setSaveFailed(false)}>
          <p>
            {t(
              'Your last answers could not be saved. They are still here: please check your connection and press Next again.',
            )}
          </p>
          <p>
            {t('If the problem persists, please contact support.')}{' '}
            <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
          </p>
          <Button variant="main" onClick={() => setSaveFailed(false)}>
            {t('Back to my answers')}
          </Button>
        </Dialog>
      )}
    </form>
  );
}
