import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSlow } from './useSlow.ts';

type Props = { title?: ReactNode; note?: ReactNode; end?: ReactNode; id?: string; label?: string; children: ReactNode };

/** A framed part of a page: heading, a quiet note, controls at the end. */
export const Block = ({ title, note, end, id, label, children }: Props) => (
  <section className="block" id={id} aria-label={label}>
    {title || end ? (
      <div className="block__head">
        {title ? <h2>{title}</h2> : null}
        {note ? <span className="soft">{note}</span> : null}
        {end ? <span className="end">{end}</span> : null}
      </div>
    ) : null}
    {children}
  </section>
);

/** What this place is for, and the first step. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="empty--big">
    <p>{children}</p>
    {action}
  </div>
);

/** Something that the page waits for failed once and is tried again. */
const useTryingAgain = (): boolean =>
  useIsFetching({ predicate: ({ state }) => state.data === undefined && state.fetchFailureCount > 0 }) > 0;

/** Grey lines of the size of what is coming. When a first try failed and the next takes its time, it says so. */
export const Loading = ({ lines = 4 }: { lines?: number }) => {
  const again = useSlow(useTryingAgain(), 1500);
  return (
    <div className="block__body stack-12" role="status" aria-label="Loading">
      {again ? <p className="soft">The server has not answered yet. Trying again...</p> : null}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={line} className="skeleton" style={{ width: `${90 - (line % 3) * 22}%` }} />
      ))}
    </div>
  );
};
