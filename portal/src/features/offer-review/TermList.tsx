/** The terms with the currently picked dates, in the current language (L-066 to L-070). */

import { Icon } from '../../components/Icon.tsx';
import { language, t } from '../../i18n/i18n.ts';
import { offerTerms } from './terms.ts';

export function TermList({
  season,
  dates,
  seasonStart,
}: {
  season: string;
  dates: { start: string; end: string };
  /** When the campaign's season usually starts, until a start is picked. */
  seasonStart: string;
}) {
  const terms = offerTerms(season, dates, seasonStart, { t, language: language() });
  return (
    <ul className="ticks">
      {terms.map((term) => (
        <li key={term.title}>
          <Icon name={term.icon} />
          <span>
            <b>{term.title}</b> {term.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
