/** The head of a built page, without what every page says of itself. */
function headOf(page: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  return head.replace(/<meta (?:charset|name="(?:viewport|robots)")[^>]*>\s*/g, '');
}

/**
 * The page of an address that both apps have. It carries what the head of either loads as a template, so that nothing is
 * loaded before the script of the entry has read the role and put one of them in place; the address stays as it is. `open`:
 * whoever is not signed in gets the portal's page too, not the login.
 */
export function appSelector(portal: string, console: string, { open = false } = {}): string {
  return `<!doctype html>
<html lang="en"${open ? ' data-open' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>Sideline</title>
    <template id="portal">${headOf(portal)}</template>
    <template id="console">${headOf(console)}</template>
    <script src="/assets/entry/hand-over.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>Sideline needs JavaScript. Please switch it on and open this page again.</noscript>
  </body>
</html>
`;
}
