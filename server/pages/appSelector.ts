/** The head of a built page, without the meta tags that every page has. */
function headOf(page: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  return head.replace(/<meta (?:charset|name="(?:viewport|robots)")[^>]*>\s*/g, '');
}

/**
 * The page of a URL that both apps have. It contains the head of each app as a template; its script reads the stored
 * role and inserts one of them, so nothing is loaded before and the URL stays the same. `open`: visitors who are not
 * signed in get the portal's page instead of the login.
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
    <script src="/assets/entry/select-app.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>Sideline needs JavaScript. Please switch it on and open this page again.</noscript>
  </body>
</html>
`;
}
