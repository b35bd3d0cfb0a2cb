import type { ReactNode } from 'react';

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

/** Grey lines of the size of what is coming. */
export const Loading = ({ lines = 4 }: { lines?: number }) => (
  <div className="block__body stack-12" role="status" aria-label="Loading">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <div key={line} className="skeleton" style={{ width: `${90 - (line % 3) * 22}%` }} />
    ))}
  </div>
);
