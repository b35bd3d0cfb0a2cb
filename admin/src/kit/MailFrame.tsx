import type { SyntheticEvent } from 'react';

/** The page's style nonce: the frame inherits the page's content policy, which refuses a mail's own style sheet without it. */
const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

const withNonce = (html: string): string => html.replaceAll('<style', `<style nonce="${nonce()}"`);

/** The policy refuses style attributes in markup; the same set through the element's style object is allowed. */
const applyStyles = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
  for (const element of currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[style]') ?? [])
    element.style.cssText = element.getAttribute('style') ?? '';
};

/**
 * A mail as it will look, isolated: no script, no navigation of this page (S-348). Of the same origin, so that the page can
 * set its styles; without scripts nothing inside can use that.
 */
export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe
    className="mailframe"
    title={title}
    sandbox="allow-same-origin"
    srcDoc={withNonce(html)}
    onLoad={applyStyles}
  />
);
