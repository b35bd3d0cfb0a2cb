/** The season by week: chart or table, and the events that its markers number. Large: import it only through `Timeline`. */
import { useRef } from 'react';
import { SeasonChart } from '../../../../ui/charts/SeasonChart.ts';
import type { EventKind, Season, SeasonEvent } from '../../../../ui/charts/season.ts';
import { seasonLayout } from '../../../../ui/charts/seasonLayout.ts';
import { formatDate, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { Chart } from './Chart.tsx';
import { useSize } from './useSize.ts';

const names: Record<EventKind, string> = {
  first_photo: 'First photo',
  latest_photo: 'Latest photo',
  testimonial: 'Testimonial',
  goal_date: 'Goal date for confirmations',
};

function EventName({ event: { kind, title } }: { event: SeasonEvent }) {
  return (
    <>
      {names[kind]}
      {title && (
        <>
          , <bdi>{title}</bdi>
        </>
      )}
    </>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A summary of the chart as text. */
function describe({ weeks, target }: Season): string {
  const confirmed = weeks.at(-1)?.total ?? 0;
  const photos = sum(weeks.map((week) => week.photos));
  return `${pluralise(confirmed, 'sponsorship')} confirmed${target === null ? '' : ` of ${formatNumber(target)} planned`} and ${pluralise(photos, 'photo')} in ${pluralise(weeks.length, 'week')}.`;
}

export default function SeasonTimeline({ season }: { season: Season }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const title = 'The season by week';
  const description = describe(season);
  const showsDue = season.weeks.some(({ due }) => due !== null);
  const groups = size ? seasonLayout(season, size.width, size.em).groups : [];
  return (
    <div className="timeline" ref={place}>
      <Chart
        title={title}
        description={description}
        head={['Week of', 'Confirmed', 'In all', 'Photos', ...(showsDue ? ['Due'] : [])]}
        rows={season.weeks
          .filter(({ confirmed, photos, due }) => confirmed + photos + (due ?? 0) > 0)
          .map(({ week, confirmed, total, photos, due }) => [
            formatDate(week),
            confirmed,
            total,
            photos,
            ...(showsDue ? [due ?? 0] : []),
          ])}
        draw={({ width, em, id }) => (
          <SeasonChart season={season} width={width} em={em} id={id} title={title} description={description} />
        )}
      />
      {groups.length > 0 && (
        <ol className="timeline__events" aria-label="Events">
          {groups.map(({ events }) => (
            <li key={events[0]?.id}>
              <ul>
                {events.map((event) => (
                  <li key={event.id}>
                    <time dateTime={event.day}>{formatDate(event.day)}</time> <EventName event={event} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
