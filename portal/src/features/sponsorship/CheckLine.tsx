/** The timeline of stops up to the last check. */

import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { noMailingText } from '../../shared/addresses/AddressBanners.tsx';
import type { Stop } from './checkLine.ts';

/** Without `onAddress` the session may not change addresses yet (L-043): the stop says how to get access. */
export function CheckLine({ stops, onAddress }: { stops: readonly Stop[]; onAddress: (() => void) | undefined }) {
  return (
    <ol className="timeline">
      {stops.map((stop) => (
        <li
          key={stop.id}
          className={stop.state === 'next' ? undefined : `is-${stop.state}`}
          aria-current={stop.state === 'now' ? 'step' : undefined}
        >
          <span className="timeline__dot">
            <Icon name={stop.state === 'done' ? 'check' : stop.icon} />
          </span>
          <b>{stop.title}</b>
          {stop.text && <p className="small">{stop.text}</p>}
          {stop.needsAddress && (
            <div className="timeline__now">
              <p className="small">{t(noMailingText)}</p>
              {onAddress ? (
                <Button small wide onClick={onAddress}>
                  {t('Add mailing address')}
                </Button>
              ) : (
                <p className="small">
                  {t(
                    'Set your password with the link we emailed you. Once your league has confirmed you, you can add the address here.',
                  )}
                </p>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
