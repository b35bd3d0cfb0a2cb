/** The documents of each version's apps: who can run them, and which the other version's schema refuses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { type DocumentSubjects, variablesOf } from '../harness/documentVariables.ts';
import type { Version } from './versions.ts';

/** A query with its variables and the token of somebody for whom it succeeds. */
export interface Read {
  id: string;
  name: string;
  variables: object;
  token: string | null;
}

/** Queries that few requests a minute may ask. */
const THROTTLED = ['HasAccount', 'VerifyAddress'];

/** The documents of a version's apps, by id. */
export const documentsOf = ({ code }: Version): Record<string, string> =>
  JSON.parse(readFileSync(path.join(code, 'server/generated/operations.json'), 'utf8'));

/** Names of the documents of one version that the schema of another refuses, with its first reason. */
export function refusedBy(documents: Record<string, string>, { code }: Version): string[] {
  const schema = buildSchema(readFileSync(path.join(code, 'server/schema.graphql'), 'utf8'));
  return Object.values(documents).flatMap((text) => {
    const [error] = validate(schema, parse(text));
    return error ? [`${/^\w+ (\w+)/m.exec(text)?.[1]}: ${error.message}`] : [];
  });
}

/** Sends a document or text; throws with the reason unless it is answered without errors. */
export async function post(url: string, token: string | null, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions?: { code?: string } }[];
    error?: string;
  };
  const [error] = answer.errors ?? [];
  if (error) throw new Error(`${error.extensions?.code ?? response.status} ${error.message}`);
  if (!response.ok || !answer.data) throw new Error(`${response.status} ${answer.error ?? ''}`);
  return answer.data;
}

/** The queries of a version that somebody can run now at a server of it. */
export async function runnable(
  url: string,
  documents: Record<string, string>,
  subjects: DocumentSubjects,
  tokens: Record<string, string | null>,
): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [id, text] of Object.entries(documents)) {
    const name = /^query (\w+)/m.exec(text)?.[1];
    if (!name || THROTTLED.includes(name)) continue;
    const variables = variablesOf(name, text, subjects);
    for (const token of Object.values(tokens)) {
      const succeeds = await post(url, token, { documentId: id, variables }).then(
        () => true,
        () => false,
      );
      if (!succeeds) continue;
      reads.push({ id, name, variables, token });
      break;
    }
  }
  return reads;
}
