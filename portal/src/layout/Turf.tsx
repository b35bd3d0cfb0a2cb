/** The dark green background with pitch lines: only for page headlines. */
import type { ReactNode } from 'react';

export function TurfLines() {
  return (
    <svg
      className="turf__lines"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M1010-20v480M-20 392h1240" />
        <circle cx="1010" cy="150" r="150" />
        <circle cx="1010" cy="150" r="3" />
        <path d="M-20 60h180v260H-20M160 130a80 80 0 0 1 0 120M-20 130h70v120h-70" />
      </g>
    </svg>
  );
}

export function Turf({
  as: Tag = 'div',
  className,
  label,
  children,
}: {
  as?: 'div' | 'header' | 'section';
  className?: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <Tag className={className ? `${className} turf` : 'turf'} aria-label={label}>
      <TurfLines />
      {children}
    </Tag>
  );
}
