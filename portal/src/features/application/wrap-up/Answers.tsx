/** The answers, step by step, each with a link back to its step: before and after the application is sent [L23]. */
import { t } from '../../../i18n/i18n.ts';
import { describe, titleOf } from '../renewal/describe.ts';
import { type ApplicationView, type Options, storedPrograms } from '../types.ts';
import { type ShownStep, shownSteps } from '../wizard/steps.ts';

export default function Answers({
  title,
  note,
  view,
  options,
  except,
  onChange,
}: {
  title: string;
  note?: string;
  view: ApplicationView;
  options: Options;
  /** The open step. */
  except: string;
  onChange: (step: ShownStep) => void;
}) {
  const programs = storedPrograms(view);
  const steps = shownSteps(view).filter(({ id }) => id !== 'introduction' && id !== 'thank-you' && id !== except);
  return (
    <section className="answers" aria-labelledby="h-answers">
      <h2 id="h-answers">{title}</h2>
      {note && <p>{note}</p>}
      <ul className="renewal">
        {steps.map((step) => {
          const lines = describe(step.id, view.answers[step.id] ?? {}, options, programs);
          return (
            <li key={step.id} className="row-card">
              <div>
                <h3>{titleOf(step.id)}</h3>
                {(lines.length > 0 ? lines : [t('Not answered')]).map((line) => (
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
          );
        })}
      </ul>
    </section>
  );
}
