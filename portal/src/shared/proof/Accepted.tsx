import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';

export function Accepted() {
  return (
    <Notice tone="confirmed" icon="check">
      {t('Your proof of this deadline was accepted. There is nothing left to do.')}
    </Notice>
  );
}
