/** One open step: its fields, their validation errors, and the navigation buttons. */
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { ApiError, RequestOptions } from '../../../../../ui/graphql.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageSkeleton } from '../../../components/Skeleton.tsx';
import { t } from '../../../i18n/i18n.ts';
import type { Answers } from '../rules/types.ts';
import type { ApplicationView, Options } from '../types.ts';
import { stepComponents } from './components.ts';
import { deleteDraft } from './drafts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { firstValues } from './firstValues.ts';
import { StepFooter } from './StepFooter.tsx';
import type { ShownStep } from './steps.ts';
import { useSave } from './useSave.ts';
import { useStepForm } from './useStepForm.ts';

const Conflict = lazy(() => import('./Conflict.tsx'));

export interface StepBodyProps {
  step: ShownStep;
  view: ApplicationView;
  options: Options;
  today: string;
  token: string;
  access: RequestOptions;
  back: (() => void) | null;
  nextTitle: string | null;
  /** The label of the button that saves, if it is not Next. */
  next?: string;
  /** Opens a step to change its answers; its Next button returns here. */
  onChange: (step: ShownStep) => void;
  /** What Save and Exit sends: the whole form, and the stamp that it was loaded with. */
  typed: RefObject<Answers | null>;
  onSaved: (view: ApplicationView) => void;
  /** The current application, if the user adopts somebody else's answers. */
  onFresh: (view: ApplicationView) => void;
  onRefused: (error: ApiError) => void;
  /** The pointer or the focus reaches Next. */
  onNearNext: () => void;
}

export function StepBody(props: StepBodyProps) {
  const { step, view, options, today, token, access, typed } = props;
  const form = useStepForm(view, step.id, options, today);
  const saving = useSave(form, view, access, props);
  const summary = useRef<HTMLDivElement>(null);
  const Component = stepComponents.get(step.id);

  useEffect(() => {
    typed.current = { ...form.values, stamp: form.stamp };
    return () => {
      typed.current = null;
    };
  }, [typed, form.values, form.stamp]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.blocking.length === 0) return void saving.save();
        form.showAll();
        summary.current?.focus();
      }}
    >
      {form.allShown && form.problems.length > 0 && <ErrorSummary problems={form.problems} focus={summary} />}
      <Suspense fallback={<PageSkeleton label={t('Loading the step')} />}>
        {Component && <Component form={form} view={view} options={options} token={token} onChange={props.onChange} />}
      </Suspense>
      {saving.offline && (
        <div className="wrap">
          <Notice
            tone="proposed"
            icon="alert"
            role="alert"
            action={
              <Button small onClick={() => void saving.save()} busy={saving.busy}>
                {t('Try now')}
              </Button>
            }
          >
            {form.draftSaved
              ? t(
                  'You are offline. Earlier steps are saved. This one is kept on this device and will be saved as soon as you’re back online.',
                )
              : t(
                  'You are offline. Earlier steps are saved. Keep this page open, and this one will be saved as soon as you’re back online.',
                )}
          </Notice>
        </div>
      )}
      <StepFooter
        back={props.back}
        note={props.nextTitle && t('Next up: {step}', { step: props.nextTitle })}
        busy={saving.busy}
        {...(props.next === undefined ? {} : { next: props.next })}
        onNear={props.onNearNext}
      />
      {saving.conflict && (
        <Suspense fallback={null}>
          <Conflict
            step={step.id}
            mine={form.values}
            fresh={saving.conflict}
            options={options}
            busy={saving.busy}
            onClose={saving.closeConflict}
            onMine={() => void saving.save(saving.conflict?.stamps[step.id])}
            onTheirs={() => {
              const fresh = saving.conflict as ApplicationView;
              deleteDraft(view, step.id);
              form.replace(firstValues(fresh, step.id, options), fresh.stamps[step.id]);
              saving.closeConflict();
              props.onFresh(fresh);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
