/** Copies a text to the clipboard, and shows whether the browser allowed it. */
import { useEffect, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { useAction } from '../lib/useAction.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Milliseconds for which the button shows that it has copied. */
const COPIED_MS = 1500;

export function CopyButton({ text, label = t('Copy') }: { text: string; label?: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = useAction(async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  });
  useEffect(() => {
    if (copied === null) return;
    const later = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(later);
  }, [copied]);
  const done = copied === text;
  return (
    <>
      <Button onClick={() => void copy.run()}>
        <Icon name={done ? 'check' : 'copy'} /> {done ? t('Copied') : label}
      </Button>
      {copy.error !== null && (
        <span className="error" role="alert">
          {t('That did not work. Please try again.')}
        </span>
      )}
    </>
  );
}
