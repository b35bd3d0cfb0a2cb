/** A text from the sponsor, to read and copy. */

import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { plainText, Rich } from './Rich.tsx';

export function CreativeText({ name, content }: { name: string | null; content: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="file" onClick={() => setOpen(true)}>
        <Icon name="eye" /> {name}
      </button>
      {open && (
        <Dialog title={name ?? ''} onClose={() => setOpen(false)}>
          <Rich html={content ?? ''} />
          <CopyButton text={plainText(content ?? '')} label={t('Copy text')} />
        </Dialog>
      )}
    </>
  );
}
