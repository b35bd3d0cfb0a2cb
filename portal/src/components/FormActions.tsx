/** The buttons below a form: the one that saves it, and Cancel, which discards its changes. */
import { t } from '../i18n/i18n.ts';
import type { Form } from '../lib/useForm.ts';
import { Button } from './Button.tsx';

export function FormActions({
  form,
  label,
  busyText = t('Saving...'),
  onCancel,
  ...button
}: {
  form: Pick<Form<object>, 'busy' | 'reset'>;
  label: string;
  /** Shown on the button while saving takes long. */
  busyText?: string;
  disabled?: boolean;
  'aria-describedby'?: string | undefined;
  onCancel: () => void;
}) {
  return (
    <div className="form__act">
      <Button {...button} variant="main" type="submit" busy={form.busy} busyText={busyText}>
        {label}
      </Button>
      <Button
        onClick={() => {
          form.reset();
          onCancel();
        }}
      >
        {t('Cancel')}
      </Button>
    </div>
  );
}
