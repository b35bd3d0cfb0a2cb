/** External services with recorded responses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A recorded response by its name in test/recorded. */
export const recorded = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../recorded', `${name}.json`), 'utf8');

/** A service that returns these responses in turn, repeating the last one, and records its requests. */
export function service(...answers: (string | number | Error)[]) {
  const asked: { url: URL; init: RequestInit }[] = [];
  const fetcher = (async (url: string | URL, init: RequestInit) => {
    asked.push({ url: new URL(url), init });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : new Response(answer);
  }) as typeof fetch;
  return { asked, fetcher };
}

/** The error of a service that does not respond in time. */
export const timeout = () =>
  Object.assign(new Error('The operation was aborted due to timeout'), { name: 'TimeoutError' });

/** A logger whose lines the test can read. */
export function logging() {
  const lines: string[] = [];
  return { lines, log: { warn: (...given: unknown[]) => void lines.push(JSON.stringify(given)) } as never };
}
