/** The GraphQL documents that both apps send, as generated. An app's names are unique; both apps may use the same. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

export interface ApiDocument {
  name: string;
  text: string;
}

const texts: Record<string, string> = JSON.parse(
  readFileSync(path.join(projectDir, 'server/generated/operations.json'), 'utf8'),
);
const nameOf = (text: string) => /^\w+ (\w+)/.exec(text)?.[1] ?? '';

/** Every document of both apps. */
export const apiDocuments: readonly ApiDocument[] = Object.values(texts).map((text) => ({ name: nameOf(text), text }));

/** The texts of the portal's documents by name. */
export const portalDocuments: ReadonlyMap<string, string> = new Map(
  globSync('portal/src/**/generated/graphql.ts', { cwd: projectDir })
    .flatMap((file) => [...readFileSync(path.join(projectDir, file), 'utf8').matchAll(/= \{ id: '([^']+)', name: /g)])
    .map(([, id = '']) => texts[id] ?? '')
    .map((text) => [nameOf(text), text]),
);
