/** The photos required after accepting with the picked dates; those due after the season are highlighted (M11, L5). */
import { useRef } from 'react';
import { formatDate } from '../../../../ui/formats.ts';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { seasonDateProblems } from '../../../../ui/season.ts';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { DeadlinesToComeDocument } from './generated/graphql.ts';
import type { Dates } from './SeasonDates.tsx';

export function DeadlinesToCome({
  offerId,
  dates: { startDate, endDate },
  today,
  access = {},
}: {
  offerId: number;
  dates: Dates;
  today: string;
  access?: RequestOptions;
}) {
  const problems = seasonDateProblems(startDate, endDate, today);
  const picked = startDate && endDate && !problems.start && !problems.end;
  const { data } = useQuery(
    DeadlinesToComeDocument,
    { offerId, seasonStart: picked ? startDate : null, seasonEnd: picked ? endDate : null },
    { ...(access.linkToken === undefined ? {} : { linkToken: access.linkToken }), keepFailures: true },
  );
  const shown = useRef(data);
  if (data) shown.current = data; // the list stays while other dates load
  const deadlines = shown.current?.deadlinesToCome ?? [];
  if (deadlines.length === 0) return null;
  const late = deadlines.filter(({ afterSeason }) => afterSeason);
  return (
    <section className="offer__section" aria-labelledby="h-photos">
      <h2 id="h-photos">{t('Photos you will send us')}</h2>
      <ul className="offer__photos">
        {deadlines.map(({ name, capabilityName, deadline, afterSeason }) => (
          <li key={`${name} ${capabilityName} ${deadline}`}>
            <time dateTime={deadline}>{formatDate(deadline)}</time>
            <span>
              {t(name)}
              {afterSeason && <small className="is-proposed">{t('after your season ends')}</small>}
            </span>
          </li>
        ))}
      </ul>
      {late.length > 0 && (
        <Notice tone="proposed" icon="calendar">
          {late.some(({ afterLastCheck }) => afterLastCheck)
            ? t(
                'Some photos are due after your season ends, and after the day on which the last check is sent. Ask us for other dates if that doesn’t work for you.',
              )
            : t('Some photos are due after your season ends. Ask us for other dates if that doesn’t work for you.')}
        </Notice>
      )}
    </section>
  );
}
