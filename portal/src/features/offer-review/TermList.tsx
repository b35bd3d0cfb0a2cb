/** The terms with the currently picked dates, in the current language (L-066 to L-070). */

import { Icon } from '../../components/Icon.tsx';
import { language, t } from '../../i18n/i18n.ts';
import { offerTerms } from './terms.ts';

export function TermList({
  season,
  dates,
  today,
}: {
  season: string;
  dates: { start: string; end: string };
  today: string;
}) {
  const terms = offerTerms(season, dates, today, { t, locale: language() === 'es' ? 'es-US' : 'en-US' });
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
