/** A chart with the table behind it: one of both is shown. */
import { type ReactElement, useId, useRef, useState } from 'react';
import { ChartTable } from '../../../../ui/charts/ChartTable.tsx';
import { Button } from '../../components/Button.tsx';
import { useSize } from './useSize.ts';
import './charts.css';

interface Props {
  title: string;
  /** A summary of the chart as text. */
  description: string;
  /** Names of the table's columns; the first one names the rows. */
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Draws the chart. `width` and `em` in pixels, `id` is unique on the page. */
  draw: (size: { width: number; em: number; id: string }) => ReactElement;
}

export function Chart({ title, description, head, rows, draw }: Props) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <figure className="chartbox">
      <figcaption className="chartbox__head">
        <p className="soft">{description}</p>
        <Button small onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      <div ref={place} className="chartbox__body">
        {asTable ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          <section className="card chartbox__table" tabIndex={0} aria-label={title}>
            <ChartTable label={title} head={head} rows={rows} />
          </section>
        ) : (
          size && draw({ ...size, id })
        )}
      </div>
    </figure>
  );
}
