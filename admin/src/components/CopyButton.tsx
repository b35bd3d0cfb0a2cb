import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useNotify } from 'react-admin';

type Props = {
  text: string;
  label: string;
  /** What the text is of, for screen readers. */
  of: string;
};

/** Copies a text and confirms it for a second. */
export function CopyButton({ text, label, of }: Props) {
  const [copied, setCopied] = useState(false);
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 1000);
    } catch {
      notify('This browser doesn’t allow copying. Select the text and copy it.', { type: 'warning' });
    }
  };
  return (
    <Button size="small" onClick={copy}>
      <span aria-live="polite">{copied ? 'Copied!' : label}</span>
      <Box component="span" sx={visuallyHidden}>
        {' '}
        of {of}
      </Box>
    </Button>
  );
}
