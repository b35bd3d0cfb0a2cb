import { Box } from '@mui/material';
import type { SyntheticEvent } from 'react';

/**
 * The page's style nonce: the frame inherits the page's Content Security Policy, which blocks an email's style sheet
 * without it.
 */
const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/**
 * The email adapted to the policy: the nonce on its style sheet, its style attributes moved to data attributes until it
 * has loaded.
 */
const allowed = (html: string): string =>
  html.replaceAll('<style', `<style nonce="${nonce()}"`).replace(/(\s)style=(["'])/gi, '$1data-style=$2');

/** The policy blocks style attributes in markup but allows setting them through the element's style object. */
const applyStyles = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
  for (const element of currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? '';
};

/**
 * Shows an email in isolation: no scripts and no navigation of this page (S-348). The frame is same-origin so that the
 * page can set its styles; without scripts its content cannot exploit that.
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
