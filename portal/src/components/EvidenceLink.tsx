/** A number of a dashboard that opens the list it is made of. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { EvidenceList } from '../lib/evidence.ts';
import type { Filters } from '../lib/filters.ts';
import { paths } from '../lib/paths.ts';

export function EvidenceLink({
  token,
  list,
  filters = {},
  label,
  className,
  children,
}: {
  /** The dashboard's link. */
  token: string;
  list: EvidenceList;
  filters?: Filters;
  /** Replaces the text for screen readers, where it does not say what the number counts. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={paths.evidence(token, list, filters)} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
