/** A progress bar drawn as a touchline with hash marks: done of total. */
import { t } from '../i18n/i18n.ts';

export function Progress({
  done,
  of,
  label,
  text,
  rest,
  className,
}: {
  done: number;
  of: number;
  /** Accessible name of the bar. */
  label: string;
  text: string;
  rest?: string;
  className?: string;
}) {
  const share = of === 0 ? 0 : (100 * done) / of;
  return (
    <div className={className ? `progress ${className}` : 'progress'}>
      <p className="progress__text">
        <b>{text}</b> {rest && <span>{rest}</span>}
      </p>
      <div
        className="progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        style={{ '--of': Math.max(1, of) } as React.CSSProperties}
      >
        <i style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** The steps of a short form; completed ones link back. */
export function Steps({
  steps,
  current,
  onSelect,
}: {
  steps: readonly { id: string; label: string }[];
  current: string;
  onSelect: (id: string) => void;
}) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={t('Progress')}>
      <ol className="steps">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={index < at ? 'is-done' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at ? (
              <button type="button" className="steps__back" onClick={() => onSelect(step.id)}>
                {step.label}
              </button>
            ) : (
              step.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
