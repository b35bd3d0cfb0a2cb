/** Says that what was typed before is back, and lets go of it. */
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export function Restored({ onReset }: { onReset: () => void }) {
  return (
    <Notice
      tone="qualified"
      icon="undo"
      action={
        <Button small onClick={onReset}>
          {t('Start over')}
        </Button>
      }
    >
      {t('What you typed before is back. It is not saved yet.')}
    </Notice>
  );
}
