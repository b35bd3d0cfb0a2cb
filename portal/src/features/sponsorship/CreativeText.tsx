/** A text from the sponsor: read it, copy it. */

import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { plainText, Rich } from '../../kit/Rich.tsx';

export function CreativeText({ name, content }: { name: string; content: string }) {
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(plainText(content));
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <>
      <button type="button" className="file" onClick={() => setOpen(true)}>
        <Icon name="eye" /> {name}
      </button>
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <Rich html={content} />
          <Button onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'copy'} /> {copied ? t('Copied') : t('Copy text')}
          </Button>
        </Dialog>
      )}
    </>
  );
}
