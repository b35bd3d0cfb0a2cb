/** docs/performance.md as sections: each part of the benchmark replaces its own section and keeps the others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

const file = path.join(projectDir, 'docs/performance.md');

/** The first line of a section, such as `## Mail`, up to a number or name that differs between runs. */
const headOf = (section: string) => section.slice(0, section.indexOf('\n')).trim();
const sectionsOf = (text: string) =>
  text
    .trimEnd()
    .split(/\n(?=## )/)
    .map((part) => part.trim());

/** Replaces the section with the same first line, or appends it. */
export function withSection(text: string, section: string): string {
  const parts = sectionsOf(text);
  const index = parts.findIndex((part) => headOf(`${part}\n`) === headOf(`${section}\n`));
  if (index < 0) parts.push(section.trim());
  else parts[index] = section.trim();
  return `${parts.join('\n\n')}\n`;
}

/** A new report, followed by those sections of the existing report that are missing in the new one. */
export function withKeptSections(report: string): string {
  const present = existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')).slice(1) : [];
  const isNew = new Set(sectionsOf(report).map((part) => headOf(`${part}\n`)));
  return present.filter((part) => !isNew.has(headOf(`${part}\n`))).reduce(withSection, report);
}

/** Writes a section to docs/performance.md. */
export function writeSection(section: string): void {
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n', section));
}

/** A Markdown table; all columns but the first are numbers and right-aligned. */
export const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map((_, index) => (index ? '---:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** `met`, or a marker that stands out. */
export const verdict = (good: boolean) => (good ? 'met' : '**missed**');
