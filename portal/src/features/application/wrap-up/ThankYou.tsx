/** The end: what happens next, and that the tab can be closed (L-216, L-217). */
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { StepHead } from '../form/StepHead.tsx';
import type { ApplicationView } from '../types.ts';

export function ThankYou({ view }: { view: ApplicationView }) {
  return (
    <div className="wrap question thanks">
      <Icon name="check" />
      <StepHead title={t('Thanks')} />
      {view.notInterested ? (
        <p>
          {t(
            'Thank you for telling us. You can close this tab now; the link in your email stays open if you change your mind.',
          )}
        </p>
      ) : (
        <p>
          {t(
            'Your application will be reviewed. You can close this tab now; the link in your email lets you change your answers at any time.',
          )}
        </p>
      )}
    </div>
  );
}
