import { Box } from '@mui/material';
import type { SyntheticEvent } from 'react';

/** The page's style nonce: the frame inherits the page's content policy, which refuses a mail's own style sheet without it. */
const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The mail as the policy lets it be: its style sheet with the nonce, its style attributes put aside until it is loaded. */
const allowed = (html: string): string =>
  html.replaceAll('<style', `<style nonce="${nonce()}"`).replace(/(\s)style=(["'])/gi, '$1data-style=$2');

/** The policy refuses style attributes in markup; the same set through the element's style object is allowed. */
const applyStyles = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
  for (const element of currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? '';
};

/**
 * A mail as it will look, isolated: no script, no navigation of this page (S-348). Of the same origin, so that the page can
 * set its styles; without scripts nothing inside can use that.
 */
export const EmailFrame = ({ html, title, height = 420 }: { html: string; title: string; height?: number }) => (
  <Box
    component="iframe"
    title={title}
    sandbox="allow-same-origin"
    srcDoc={allowed(html)}
    onLoad={applyStyles}
    sx={{
      display: 'block',
      width: '100%',
      height,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: '#fff',
    }}
  />
);
