/** The footer of a step: Back, and Next, which shows when it is saving (L-093). */

import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { t } from '../../../i18n/i18n.ts';

export function StepFooter({
  back,
  note,
  busy = false,
  next = t('Next'),
  onNext,
  onNear,
}: {
  /** Null on the first step. */
  back: (() => void) | null;
  note?: string | null;
  busy?: boolean;
  /** Null on the last step. */
  next?: string | null;
  /** Without it, Next submits the surrounding form. */
  onNext?: () => void;
  /** The pointer or the focus reaches Next, before it is pressed. */
  onNear?: () => void;
}) {
  return (
    <div className="wizard__foot">
      <div className="wrap">
        {note && <p>{note}</p>}
        {back && (
          <Button onClick={back} disabled={busy}>
            <Icon name="left" /> {t('Back')}
          </Button>
        )}
        {next !== null && (
          <Button
            variant="main"
            type={onNext ? 'button' : 'submit'}
            busy={busy}
            busyText={t('Saving...')}
            onPointerEnter={onNear}
            onFocus={onNear}
            {...(onNext ? { onClick: onNext } : {})}
          >
            {next}
          </Button>
        )}
      </div>
    </div>
  );
}
