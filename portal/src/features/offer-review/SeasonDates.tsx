/** First and last game, within the range that the server accepts (L-036, L-037). */
import type { ReactNode } from 'react';
import { formatDate } from '../../../../ui/formats.ts';
import { dateWindow } from '../../../../ui/limits.ts';
import { seasonDateProblems } from '../../../../ui/season.ts';
import { Button } from '../../components/Button.tsx';
import { DateField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { supportEmail } from '../../lib/settings.ts';

export interface Dates {
  startDate: string;
  endDate: string;
}

/** The message of ui/season about a date, in the current language. */
function dateProblem(problem: string | undefined, range: { min: string; max: string }): string | undefined {
  if (problem === undefined || problem === 'The season ends before it starts.') return problem && t(problem);
  return t('Pick a date from {min} to {max}.', { min: formatDate(range.min), max: formatDate(range.max) });
}

/** The dates of a program, if it has both and they are selectable; null otherwise. */
function programDates(
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
  today: string,
): Dates | null {
  if (!startDate || !endDate) return null;
  const { start, end } = seasonDateProblems(startDate, endDate, today);
  return start || end ? null : { startDate, endDate };
}

export function SeasonDates({
  dates,
  today,
  program,
  onDates,
  children,
}: {
  dates: Dates;
  today: string;
  /** The sponsored program; its dates are offered while none are picked [L8]. */
  program: { startDate: string | null; endDate: string | null };
  onDates: (change: Partial<Dates>) => void;
  /** A message about the season itself. */
  children?: ReactNode;
}) {
  const range = dateWindow('acceptance', today);
  const problems = seasonDateProblems(dates.startDate, dates.endDate, today);
  const proposed = programDates(program, today);
  const empty = !dates.startDate && !dates.endDate;
  return (
    <section className="offer__section" aria-labelledby="h-dates">
      <h2 id="h-dates">{t('Pick the dates of your season')}</h2>
      {children}
      {empty && proposed && (
        <Button onClick={() => onDates(proposed)}>
          <Icon name="calendar" />{' '}
          {t('Use the dates of your program, {start} to {end}', {
            start: formatDate(proposed.startDate),
            end: formatDate(proposed.endDate),
          })}
        </Button>
      )}
      <fieldset className="pair" aria-labelledby="h-dates" aria-describedby="dates-hint">
        <DateField
          label={t('Season start')}
          min={range.min}
          max={range.max}
          required
          error={dateProblem(problems.start, range)}
          value={dates.startDate}
          onChange={(startDate) => onDates({ startDate })}
        />
        <DateField
          label={t('Season end')}
          min={range.min}
          max={range.max}
          required
          error={dateProblem(problems.end, range)}
          value={dates.endDate}
          onChange={(endDate) => onDates({ endDate })}
        />
        <p className="hint offer__wide" id="dates-hint">
          {t('First and last game, from {min} to {max}. You can change them until you accept.', {
            min: formatDate(range.min),
            max: formatDate(range.max),
          })}
        </p>
      </fieldset>
      {dates.startDate && dates.startDate < range.min && (
        <Notice tone="proposed" icon="calendar">
          {t('Has your season started already? Pick {min}, and email the first day to {email}.', {
            min: formatDate(range.min),
            email: supportEmail(),
          })}
        </Notice>
      )}
    </section>
  );
}
