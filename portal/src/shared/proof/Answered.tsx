/** The league's last answer to a deadline; nothing without one. */
import { formatInstant } from '../../../../ui/formats.ts';
import { t } from '../../i18n/i18n.ts';

export function Answered({ at, answer }: { at: string | null | undefined; answer: string | null | undefined }) {
  return at && answer ? (
    <p className="small soft">
      {t('You told us on {date}: {answer}.', { date: formatInstant(at), answer: t(answer) })}
    </p>
  ) : null;
}
