/** The current position: sections and steps on a desktop, a progress bar with a step counter on a phone (L-090, L-108). */
import type { MouseEvent } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Progress } from '../../../components/Progress.tsx';
import { t } from '../../../i18n/i18n.ts';
import type { ApplicationView } from '../types.ts';
import { isDone, isOpen, type ShownStep, sections, shownSteps } from './steps.ts';

/** The counted steps: all but the thank-you step. */
const counted = (view: ApplicationView) => shownSteps(view).filter(({ id }) => id !== 'thank-you');

/** Estimated at half a minute a step; for a renewal the steps that the confirmation does not cover, and the confirmation itself [L15]. */
function minutesLeft(view: ApplicationView): string {
  const { renewal } = view;
  const left = renewal
    ? 2 + renewal.all.length - renewal.steps.length
    : counted(view).filter(({ id }) => !isDone(view, id)).length;
  return t('{count, plural, one {about # min left} other {about # min left}}', {
    count: Math.max(1, Math.ceil(left / 2)),
  });
}

export function StepNav({
  view,
  current,
  href,
  onSelect,
}: {
  view: ApplicationView;
  current: ShownStep;
  href: (step: ShownStep) => string;
  onSelect: (step: ShownStep) => void;
}) {
  const steps = shownSteps(view);
  const done = counted(view).filter(({ id }) => isDone(view, id)).length;
  const open = (step: ShownStep) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(step);
  };
  return (
    <aside className="wizard__nav" aria-label={t('Application steps')}>
      <div className="stepnav__done">
        <b>{t('{percent}% done', { percent: view.completionPercentage })}</b>
        {view.completionPercentage < 100 && <>, {minutesLeft(view)}</>}
        <div className="progress__bar" style={{ '--of': counted(view).length } as React.CSSProperties}>
          <i style={{ width: `${(100 * done) / counted(view).length}%` }} />
        </div>
      </div>
      <nav aria-label={t('Steps')}>
        <ol className="stepnav">
          {sections.map((section) => {
            const mine = steps.filter((step) => step.section.id === section.id);
            if (mine.length === 0) return null;
            const finished = mine.every(({ id }) => isDone(view, id) || (id === 'thank-you' && isOpen(view, id)));
            const opened = mine.some(({ id }) => isOpen(view, id));
            if (!opened)
              return (
                <li key={section.id}>
                  <p className="stepnav__sec locked">
                    <Icon name="lock" /> {t(section.title)}
                    <span className="sr">{t('Not open yet')}</span>
                  </p>
                </li>
              );
            return (
              <li key={section.id}>
                <details open={current.section.id === section.id}>
                  <summary>
                    <Icon name={finished ? 'check' : 'flag'} className={finished ? 'icon ok' : 'icon'} />
                    {t(section.title)}
                    {finished && <span className="sr">{t('Done')}</span>}
                    <Icon name="down" />
                  </summary>
                  <ol>
                    {mine.map((step) => (
                      <li key={step.id}>
                        {isOpen(view, step.id) ? (
                          <a
                            href={href(step)}
                            aria-current={step.id === current.id ? 'step' : undefined}
                            onClick={open(step)}
                          >
                            <Icon name={step.id === current.id ? 'right' : isDone(view, step.id) ? 'check' : 'minus'} />
                            {t(step.label ?? step.title)}
                          </a>
                        ) : (
                          <span className="locked">
                            <Icon name="lock" /> {t(step.label ?? step.title)}
                            <span className="sr">{t('Not open yet')}</span>
                          </span>
                        )}
                      </li>
                    ))}
                  </ol>
                </details>
              </li>
            );
          })}
        </ol>
      </nav>
    </aside>
  );
}

/** The phone's progress: section, and step of steps. */
export function StepCounter({ view, current }: { view: ApplicationView; current: ShownStep }) {
  const steps = counted(view);
  const at = steps.findIndex(({ id }) => id === current.id) + 1;
  if (at === 0) return null;
  return (
    <Progress
      className="wrap wizard__counter"
      label={t('Application progress')}
      text={t(current.section.title)}
      rest={t('Step {step} of {steps}, {time}', { step: at, steps: steps.length, time: minutesLeft(view) })}
      done={at}
      of={steps.length}
    />
  );
}
