/** The frame of the application: header, navigation, the open step, and the navigation between steps (L-084 to L-113). */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { forwardableSteps } from '../../../../../db/generated/choices.ts';
import { type ApiError, request, required } from '../../../../../ui/graphql.ts';
import { Notice } from '../../../components/Notice.tsx';
import { PageSkeleton } from '../../../components/Skeleton.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { FocusTitle } from '../form/StepHeader.tsx';
import { RenewSponsorshipApplicationDocument, SaveApplicationStepDataDocument } from '../generated/graphql.ts';
import { Introduction } from '../interest/Introduction.tsx';
import type { Answers } from '../rules/types.ts';
import { type ApplicationView, applicationOf, type Options } from '../types.ts';
import { ThankYou } from '../wrap-up/ThankYou.tsx';
import { prefetchSection } from './components.ts';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';
import { Frame } from './Frame.tsx';
import { ProgressSaved } from './ProgressSaved.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepCounter, StepNav } from './StepNav.tsx';
import { entryStep, firstOpen, isOpen, type ShownStep, stepAfter, stepAt, stepBackTo, stepBefore } from './steps.ts';
import { track, useStepTracking } from './tracker.ts';

const PassOn = lazy(async () => ({ default: (await import('../../../shared/forwarding/PassOn.tsx')).PassOn }));
const Renewal = lazy(() => import('../renewal/Renewal.tsx'));
/** The step form and its rules: loaded while the user reads the introduction. */
const loadStepBody = () => import('./StepBody.tsx');
const StepBody = lazy(async () => ({ default: (await loadStepBody()).StepBody }));

export interface WizardProps {
  token: string;
  initial: ApplicationView;
  /** Null while they load; the introduction does not need them. */
  options: Options | null;
  today: string;
  onRefused: (error: ApiError) => void;
}

export function Wizard({ token, initial, options, today, onRefused }: WizardProps) {
  const [view, setView] = useState(initial);
  const [, navigate] = useLocation();
  const param = new URLSearchParams(useSearch()).get('step');
  const [entry] = useState(() => entryStep(initial, param));
  const [entered, setEntered] = useState(false);
  const [screen, setScreen] = useState<'steps' | 'renewal' | 'saved'>('steps');
  /** The step from which the user went to change an answer; Next and Back return to it. */
  const [changedFrom, setChangedFrom] = useState<string | null>(null);
  const typed = useRef<Answers | null>(null);
  const access = useMemo(() => ({ linkToken: token }), [token]);

  const requested = stepAt(view, param);
  const step = !entered ? entry : requested && isOpen(view, requested.id) ? requested : firstOpen(view);
  const href = useCallback((to: ShownStep) => {
    const query = new URLSearchParams(globalThis.location.search);
    query.set('step', to.param);
    return `${globalThis.location.pathname}?${query}`;
  }, []);
  const go = useCallback((to: ShownStep, replace = false) => navigate(href(to), { replace }), [navigate, href]);

  // an empty, unknown or closed step in the URL is replaced with the one that is shown instead (L-087 to L-089)
  useEffect(() => {
    if (param !== step.param) go(step, true);
    setEntered(true);
  }, [param, step, go]);

  // what Save and Exit stored becomes this device's draft, unless there is a newer one: saving another step first would delete it on the server (L-111)
  useEffect(() => {
    const { savedStepId, savedFormData } = initial;
    if (!savedStepId || !savedFormData || readDraft(initial, savedStepId)) return;
    const { stamp, ...values } = savedFormData;
    if (Object.keys(values).length > 0)
      saveDraft(initial, savedStepId, values, typeof stamp === 'string' ? stamp : undefined);
  }, [initial]);

  useTitle(t('{step} · {organization}', { step: t(step.title), organization: view.organizationName }));
  const shownId = useRef(step.id);
  shownId.current = step.id;
  const first = useRef(true);
  useStepTracking(step.id, view.completionPercentage, token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its top
  useEffect(() => {
    if (!first.current) globalThis.scrollTo?.({ top: 0 });
    first.current = false;
  }, [step.id]);
  const nextSection = stepAfter(view, step.id).section.id;
  /** Loads the form of the next step; repeated calls load it once. */
  const bringNext = useCallback(() => {
    loadStepBody().catch(() => undefined);
    prefetchSection(nextSection);
  }, [nextSection]);
  useEffect(() => {
    if (step.id !== 'introduction') prefetchSection(step.section.id); // in parallel with the form's frame, not after it
    return whenIdle(bringNext);
  }, [step, bringNext]);

  const saved = useCallback(
    (next: ApplicationView) => {
      track('step-completed', shownId.current, next.completionPercentage, token);
      setView(next);
      go(changedFrom ? stepBackTo(next, changedFrom) : stepAfter(next, shownId.current));
    },
    [go, token, changedFrom],
  );
  const exit = useAction(async () => {
    const formData = typed.current ?? {};
    const { saved: answer } = await request(
      SaveApplicationStepDataDocument,
      { input: { sponsorshipApplicationId: view.sponsorshipApplicationId, stepId: step.id, formData } },
      access,
    );
    deleteDraft(view, step.id);
    setView(required(applicationOf(answer?.sponsorshipApplicationView)));
    setScreen('saved');
  });
  const renew = async (confirmedStepIds: string[]) => {
    const { saved: answer } = await request(
      RenewSponsorshipApplicationDocument,
      { input: { confirmedStepIds, sponsorshipApplicationId: view.sponsorshipApplicationId } },
      access,
    );
    const next = required(applicationOf(answer?.sponsorshipApplicationView));
    setView(next);
    setScreen('steps');
    go(firstOpen(next));
  };

  useEffect(() => {
    if (step.id === changedFrom) setChangedFrom(null);
  }, [step.id, changedFrom]);
  const change = (to: ShownStep) => {
    setChangedFrom(step.id);
    go(to);
  };
  const origin = changedFrom === null ? null : stepBackTo(view, changedFrom);
  const returning = origin !== null && origin.id === changedFrom && origin.id !== step.id;
  const before = returning ? origin : stepBefore(view, step.id);
  const after = returning ? origin : stepAfter(view, step.id);
  const body = () => {
    if (screen === 'saved') return <ProgressSaved onReturn={() => setScreen('steps')} />;
    if (step.id === 'thank-you') return <ThankYou view={view} options={options} onChange={change} />;
    if (step.id === 'introduction' && screen === 'steps') return <Introduction view={view} today={today} />;
    if (!options) return <PageSkeleton label={t('Loading the step')} />;
    if (screen === 'renewal' && view.renewal)
      return (
        <Suspense fallback={<PageSkeleton label={t('Loading the step')} />}>
          <Renewal
            view={view}
            renewal={view.renewal}
            options={options}
            onConfirm={renew}
            onRestart={() => {
              setScreen('steps');
              go(after);
            }}
          />
        </Suspense>
      );
    return (
      <Suspense fallback={<PageSkeleton label={t('Loading the step')} />}>
        <StepBody
          key={step.id}
          step={step}
          view={view}
          options={options}
          today={today}
          token={token}
          access={access}
          typed={typed}
          back={before && (() => go(before))}
          nextTitle={after.id === 'thank-you' ? null : t(after.title)}
          onChange={change}
          onSaved={saved}
          onFresh={setView}
          onRefused={onRefused}
          onNearNext={bringNext}
        />
        {forwardableSteps.includes(step.id) && (
          <div className="wrap wizard__pass">
            <PassOn task={{ stepId: step.id }} access={access} />
          </div>
        )}
      </Suspense>
    );
  };
  const onIntroduction = step.id === 'introduction' && screen === 'steps';

  return (
    <Frame
      view={view}
      exit={step.id === 'thank-you' || screen !== 'steps' ? null : exit}
      nav={
        <StepNav
          view={view}
          current={step}
          href={href}
          onSelect={(to) => {
            setScreen('steps');
            setChangedFrom(null);
            go(to);
          }}
        />
      }
    >
      {screen === 'steps' && <StepCounter view={view} current={step} />}
      {exit.error !== null && (
        <div className="wrap">
          <Notice tone="proposed" icon="alert" role="alert">
            {t(
              'Your progress could not be saved just now. What you typed is kept on this device; please try again when you are online.',
            )}
          </Notice>
        </div>
      )}
      <FocusTitle value={entered && !first.current}>{body()}</FocusTitle>
      {onIntroduction && (
        <StepFooter
          back={null}
          next={view.submittedAt ? t('Change your answers') : t('Get Started')}
          onNext={() => (view.renewal ? setScreen('renewal') : go(after))}
          onNear={bringNext}
        />
      )}
      {step.id === 'thank-you' && screen === 'steps' && before && (
        <StepFooter back={() => go(view.notInterested ? (stepAt(view, '0-1') ?? before) : before)} next={null} />
      )}
    </Frame>
  );
}
