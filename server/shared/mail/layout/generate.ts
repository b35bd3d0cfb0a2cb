/**
 * Compiles layout.mjml at build time, so that neither worker nor server loads MJML (80 MB). The result is committed:
 * `shell`, the whole email with slots, and `parts`, the pieces between the [[name]] marks. A test compares it with the
 * source.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mjml2html from 'mjml';

const here = import.meta.dirname;

/** Shell and parts of the current layout.mjml. Throws if the MJML is not valid. */
export async function compileLayout(): Promise<{ shell: string; parts: Record<string, string> }> {
  const source = readFileSync(join(here, 'layout.mjml'), 'utf8');
  // no fonts: MJML would otherwise link a font service, which would learn who reads our email
  const { html } = await mjml2html(source, { validationLevel: 'strict', fonts: {} });
  const parts: Record<string, string> = {};
  const shell = html
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replace(/\[\[(\w+)\]\]([\s\S]*?)(?=\[\[\w*\]\])/g, (_whole, name: string, part: string) => {
      parts[name] = part.trim();
      return '';
    })
    .replaceAll('[[]]', '');
  return { shell, parts };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { shell, parts } = await compileLayout();
  const target = join(here, '../generated/layout.ts');
  const text = (value: unknown) => JSON.stringify(value, null, 2);
  mkdirSync(join(here, '../generated'), { recursive: true });
  writeFileSync(
    target,
    `// Generated from layout.mjml by server/shared/mail/layout/generate.ts; do not edit.\nexport const shell = ${text(shell)};\nexport const parts = ${text(parts)};\n`,
  );
}
