/** The season by week: chart or table, and the events that its markers number. Large: import it only through `Timeline`. */
import { useRef } from 'react';
import { SeasonChart } from '../../../../ui/charts/SeasonChart.ts';
import { describeSeason, eventNames, type Season, type SeasonEvent } from '../../../../ui/charts/season.ts';
import { seasonLayout } from '../../../../ui/charts/seasonLayout.ts';
import { formatDate } from '../../../../ui/formats.ts';
import { Chart } from './Chart.tsx';
import { useSize } from './useSize.ts';

function EventName({ event: { kind, title } }: { event: SeasonEvent }) {
  return (
    <>
      {eventNames[kind]}
      {title && (
        <>
          , <bdi>{title}</bdi>
        </>
      )}
    </>
  );
}

export default function SeasonTimeline({ season }: { season: Season }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const title = 'The season by week';
  const description = describeSeason(season);
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
