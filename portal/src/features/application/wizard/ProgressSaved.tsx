/** The screen after Save and Exit (L-094). */

import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import { StepHeader } from '../form/StepHeader.tsx';

export function ProgressSaved({ onReturn }: { onReturn: () => void }) {
  return (
    <div className="wrap question thanks">
      <Icon name="check" />
      <StepHeader title={t('Your progress has been saved')} />
      <p>{t('Return to complete your application at any time using the link in your email.')}</p>
      <div>
        <Button onClick={onReturn}>{t('Go on now')}</Button>
      </div>
    </div>
  );
}
