/** A way to reach a person: the sponsorship's contact, with the name and number its emails show [L21], otherwise support. */
import { useState } from 'react';
import { Button, ButtonAnchor } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Icon } from '../components/Icon.tsx';
import { t } from '../i18n/i18n.ts';
import { supportEmail } from '../lib/settings.ts';

export interface Contact {
  name: string;
  email: string;
  phone: string | null;
}

export function ContactUs({ contact = null }: { contact?: Contact | null | undefined }) {
  const [open, setOpen] = useState(false);
  if (!contact)
    return (
      <ButtonAnchor href={`mailto:${supportEmail()}`} variant="text" small>
        <Icon name="mail" /> {t('Ask us')}
      </ButtonAnchor>
    );
  return (
    <>
      <Button variant="text" small onClick={() => setOpen(true)}>
        <Icon name="mail" /> {t('Ask us')}
      </Button>
      {open && (
        <Dialog title={contact.name} onClose={() => setOpen(false)}>
          <p className="soft">{t('Your contact for this sponsorship')}</p>
          <div className="form">
            {contact.phone && (
              <ButtonAnchor href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} variant="main" wide>
                {t('Call {phone}', { phone: contact.phone })}
              </ButtonAnchor>
            )}
            <ButtonAnchor href={`mailto:${contact.email}`} wide>
              <Icon name="mail" /> {contact.email}
            </ButtonAnchor>
          </div>
        </Dialog>
      )}
    </>
  );
}
