import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** A link of this site that opens in a new tab and can be copied; "Copied!" for 1000 ms (S-078). */
export function CopyLink({ label, path }: { label: string; path: string }) {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${path}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), 1000);
  };
  return (
    <div className="copylink">
      <a href={path} target="_blank" rel="noreferrer" title={address}>
        {label} <Icon name="ext" />
      </a>
      <Button small onClick={copy}>
        <span aria-live="polite">{copied ? 'Copied!' : 'Copy link'}</span>
        <span className="vh"> of {label}</span>
      </Button>
    </div>
  );
}
