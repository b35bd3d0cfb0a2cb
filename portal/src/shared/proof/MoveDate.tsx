/** The league moves the date of a photo itself, within what staff allow (app_private.movable_until). */
import { useState } from 'react';
import { today } from '../../../../ui/clock.ts';
import { addDays, formatDate } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { DateField } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useForm } from '../../lib/useForm.ts';

/** Focuses what replaces the pressed button. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Why the date was not moved, and what to do; `range`: the first and last date to choose from, as shown. */
function problemOf(error: unknown, range: { first: string; last: string }): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'SL409') return t("This date can't be moved here. Tell us what is getting in the way instead.");
  if (code === 'SL422')
    return t('Choose a date from {first} to {last}. If you did, reload the page: the dates have changed.', range);
  return t('We couldn’t move the date. Please check it and try again.');
}

export function MoveDate({
  deadline,
  movableUntil,
  onMove,
}: {
  /** YYYY-MM-DD. */
  deadline: string;
  /** The last day that may be chosen; null if the league may not move it. */
  movableUntil: string | null;
  /** Moves it, and shows the new date. */
  onMove: (date: string) => Promise<void>;
}) {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const { busy, error, field, props, values } = useForm({
    saved: { date: '' },
    onSave: async ({ date }) => {
      await onMove(date);
      setMovedTo(date);
    },
  });
  if (movedTo)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="confirmed" icon="check">
          {t('The new date is {date}. Your calendar shows it, and we’ll email it to your league.', {
            date: formatDate(movedTo),
          })}
        </Notice>
      </div>
    );
  if (!movableUntil) return null;
  const first = addDays(deadline, 1) < today() ? today() : addDays(deadline, 1);
  const range = { first: formatDate(first), last: formatDate(movableUntil) };
  return (
    <form className="form" {...props} noValidate>
      <DateField
        label={t('Need a few more days? Move the date yourself')}
        hint={first === movableUntil ? t('Only to {date}', { date: range.last }) : t('From {first} to {last}', range)}
        min={first}
        max={movableUntil}
        {...field('date')}
        error={error === null ? null : problemOf(error, range)}
      />
      <Button
        type="submit"
        disabled={values.date < first || values.date > movableUntil}
        busy={busy}
        busyText={t('Sending...')}
      >
        {t('Move the date')}
      </Button>
    </form>
  );
}
