/** All validation errors that block Next; each line links to its field. */
import { type RefObject, useEffect } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import type { Problem } from '../rules/types.ts';

const fieldOf = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);

export function ErrorSummary({ problems, focus }: { problems: Problem[]; focus: RefObject<HTMLDivElement | null> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => focus.current?.focus(), []);
  return (
    <div className="wrap">
      <div className="summary" role="alert" tabIndex={-1} ref={focus}>
        <p>
          <Icon name="alert" />
          <b>
            {t('{count, plural, one {One answer needs another look:} other {# answers need another look:}}', {
              count: problems.length,
            })}
          </b>
        </p>
        <ul>
          {problems.map(({ field, message, values }) => (
            <li key={field + message}>
              <button type="button" className="link" onClick={() => fieldOf(field)?.focus()}>
                {t(message, values)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
