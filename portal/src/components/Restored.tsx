/** Says in or above a form that a draft was restored, and lets the user discard it. */
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export function Restored({ onReset }: { onReset: () => void }) {
  return (
    <Notice
      tone="qualified"
      icon="undo"
      action={
        <Button
          small
          onClick={(event) => {
            // the button disappears with the notice: move the focus to the first field of its form, or of the form below
            const button = event.currentTarget;
            const form = button.closest('form') ?? button.closest('main')?.querySelector('form');
            onReset();
            form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
          }}
        >
          {t('Start over')}
        </Button>
      }
    >
      {t('What you typed before is back. It is not saved yet.')}
    </Notice>
  );
}
