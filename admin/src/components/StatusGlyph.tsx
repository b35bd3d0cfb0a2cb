import type { ReactNode } from 'react';

/** Stage glyphs: a circle that fills up, distinguishable without color. */
const shapes = {
  clock: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M7 4v3.2l2 1.3" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  confirmed: (
    <>
      <circle cx="7" cy="7" r="6.4" fill="currentColor" />
      <path
        d="m4.2 7.2 2 2 3.7-4.3"
        fill="none"
        stroke="var(--chalk)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  danger: (
    <>
      <circle cx="7" cy="7" r="6.4" fill="currentColor" />
      <path d="M7 3.8v3.6M7 10v.1" stroke="var(--chalk)" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  inactive: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="m3.2 10.8 7.6-7.6" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  none: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="2.4 2" />
    </>
  ),
  proposed: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M7 7V1.5A5.5 5.5 0 1 1 2.24 9.75z" fill="currentColor" />
    </>
  ),
  prospecting: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  qualified: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M7 7V1.5A5.5 5.5 0 0 1 11.76 9.75z" fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof shapes;

/** A stage glyph in the current text color. */
export const StatusGlyph = ({ name }: { name: GlyphName }) => (
  <svg width={13} height={13} style={{ flex: 'none' }} viewBox="0 0 14 14" aria-hidden="true">
    {shapes[name]}
  </svg>
);
