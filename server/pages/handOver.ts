/** Head and body of a built page, without what every page says of itself. */
function partsOf(page: string): { head: string; body: string } {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(page) ?? [];
  return { head: head.replace(/<meta (?:charset|name="(?:viewport|robots)")[^>]*>\s*/g, ''), body: body.trim() };
}

/**
 * The page of an address that both apps have. It carries what the head of either loads as a template, so that nothing is
 * loaded before the script of the entry has read the role and put one of them in place; the address stays as it is.
 */
export function handOver(portal: string, console: string): string {
  const [ofPortal, ofConsole] = [partsOf(portal), partsOf(console)];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>Sideline</title>
    <template id="portal">${ofPortal.head}</template>
    <template id="console">${ofConsole.head}</template>
    <script src="/assets/entry/hand-over.js" defer></script>
  </head>
  <body>
    ${ofPortal.body}
    <noscript>Sideline needs JavaScript. Please switch it on and open this page again.</noscript>
  </body>
</html>
`;
}
