/** What was answered, step by step, each with the way back to it: to check once more before the tab is closed [L23]. */
import { t } from '../../../i18n/i18n.ts';
import { describe, titleOf } from '../renewal/describe.ts';
import { type ApplicationView, type Options, storedPrograms } from '../types.ts';
import { type ShownStep, shownSteps } from '../wizard/steps.ts';

export default function Answers({
  view,
  options,
  onChange,
}: {
  view: ApplicationView;
  options: Options;
  onChange: (step: ShownStep) => void;
}) {
  const programs = storedPrograms(view);
  const steps = shownSteps(view).filter(({ id }) => id !== 'introduction' && id !== 'thank-you');
  return (
    <section aria-labelledby="h-answers">
      <h2 id="h-answers">{t('Check your answers')}</h2>
      <ul className="renewal">
        {steps.map((step) => (
          <li key={step.id} className="row-card">
            <div>
              <h3>{titleOf(step.id)}</h3>
              {describe(step.id, view.answers[step.id] ?? {}, options, programs).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <button
              type="button"
              className="button button--text button--small"
              aria-label={t('Change {step}', { step: titleOf(step.id) })}
              onClick={() => onChange(step)}
            >
              {t('Change')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
