/** Warnings about a missing address; each opens the addresses (L-277, L-278, L-279). */

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';

export const noMailingText = 'We cannot send the sponsorship check until we have a mailing address on file.';
export const noShippingText = 'We cannot ship necessary sponsorship supplies until we have a shipping address on file.';

export function AddressBanners({
  mailing,
  shipping,
  early = false,
  onAdd,
}: {
  mailing: boolean;
  shipping: boolean;
  /** Nothing waits for the address yet: shown without the look of a warning. */
  early?: boolean;
  /** Undefined for staff, who have read-only access. */
  onAdd: ((kind: 'mailing' | 'shipping') => void) | undefined;
}) {
  return (
    <div className="banners">
      {mailing && (
        <Notice
          tone={early ? 'prospecting' : 'proposed'}
          icon="mail"
          action={
            onAdd && (
              <Button small onClick={() => onAdd('mailing')}>
                {t('Add mailing address')}
              </Button>
            )
          }
        >
          {t(noMailingText)}
        </Notice>
      )}
      {shipping && (
        <Notice
          tone="proposed"
          icon="box"
          action={
            onAdd && (
              <Button small onClick={() => onAdd('shipping')}>
                {t('Add shipping address')}
              </Button>
            )
          }
        >
          {t(noShippingText)}
        </Notice>
      )}
    </div>
  );
}
