/** Answers of an earlier season on one page: one confirmation adopts them; changed questions have to be answered again. */
import { useState } from 'react';
import { firstSeasonDay } from '../../../../../ui/season.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { seasonText } from '../../../lib/labels.ts';
import { useAction } from '../../../lib/useAction.ts';
import { StepHeader } from '../form/StepHeader.tsx';
import {
  type ApplicationView,
  type Options,
  type Program,
  type Renewal as Renewable,
  storedPrograms,
} from '../types.ts';
import { describe, titleOf } from './describe.ts';

/** The programs of an earlier season that end before the new season starts. */
const endedPrograms = (view: ApplicationView, { answers }: Renewable): Program[] =>
  ((answers.programs?.programs ?? []) as Program[]).filter(
    ({ endDate }) => endDate && endDate < firstSeasonDay(view.season, view.year),
  );

export default function Renewal({
  view,
  renewal,
  options,
  onConfirm,
  onRestart,
}: {
  view: ApplicationView;
  renewal: Renewable;
  options: Options;
  /** Adopts the answers; the given steps are confirmed. */
  onConfirm: (steps: string[]) => Promise<void>;
  onRestart: () => void;
}) {
  // a program that ends before the season starts is not adopted without a review [L15]
  const [ended] = useState(() => endedPrograms(view, renewal));
  const [changed, setChanged] = useState<ReadonlySet<string>>(() => new Set(ended.length > 0 ? ['programs'] : []));
  const confirm = useAction(() => onConfirm(renewal.steps.filter((step) => !changed.has(step))));
  const left = renewal.all.length - renewal.steps.length + changed.size;
  const programs = storedPrograms(view);
  const toggle = (step: string, on: boolean) => {
    const next = new Set(changed);
    if (on) next.add(step);
    else next.delete(step);
    setChanged(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm.run();
      }}
    >
      <div className="wrap question">
        <StepHeader title={t('Welcome back')}>
          {t('This is what you told us for {season}. Review it and confirm what is still true.', {
            season: seasonText(renewal.season, renewal.year),
          })}
        </StepHeader>
        <ul className="renewal">
          {renewal.steps.map((step) => (
            <li key={step} className={changed.has(step) ? 'row-card renewal__changed' : 'row-card'}>
              <div>
                <h2>{titleOf(step)}</h2>
                {describe(step, renewal.answers[step] ?? {}, options, programs).map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {step === 'programs' && ended.length > 0 && (
                  <Notice tone="proposed" icon="calendar">
                    {t('Ends before {season} begins: {names}. Please enter the new dates.', {
                      season: seasonText(view.season, view.year),
                      names: ended.map(({ name }) => name).join(', '),
                    })}
                  </Notice>
                )}
              </div>
              <label className="renewal__change">
                <input
                  type="checkbox"
                  aria-label={t('{step}: this has changed', { step: titleOf(step) })}
                  checked={changed.has(step)}
                  onChange={(event) => toggle(step, event.target.checked)}
                />
                {t('This has changed')}
              </label>
            </li>
          ))}
        </ul>
        {confirm.error !== null && (
          <ErrorNotice>
            {t('This could not be saved just now. Please check your internet connection and try again.')}
          </ErrorNotice>
        )}
      </div>
      <div className="wizard__foot">
        <div className="wrap">
          <p>
            {left === 0
              ? t('Nothing else is missing.')
              : t('{count, plural, one {# step left after this.} other {# steps left after this.}}', { count: left })}
          </p>
          <Button onClick={onRestart}>{t('Start over')}</Button>
          <Button variant="main" type="submit" busy={confirm.busy} busyText={t('Saving...')}>
            {t('Confirm')}
          </Button>
        </div>
      </div>
    </form>
  );
}
