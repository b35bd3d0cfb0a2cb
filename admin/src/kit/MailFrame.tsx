/** The page's style nonce: the frame inherits the page's content policy, which refuses a mail's own style sheet without it. */
const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

const withNonce = (html: string): string => html.replaceAll('<style', `<style nonce="${nonce()}"`);

/** A mail as it will look, isolated: no script, no navigation of this page (S-348). */
export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe className="mailframe" title={title} sandbox="" srcDoc={withNonce(html)} />
);
