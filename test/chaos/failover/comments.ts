/** Writers of comments during a failover: each repeats a call under its key until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const WRITE = 'mutation Failover($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }';

export interface Comments {
  acknowledged: Set<string>;
  /** Calls that failed, and what they were answered with, if anything. */
  failed: number;
  answers: Map<string, number>;
  /** The longest time between two acknowledgments since `reset`, and when it ended, in milliseconds. */
  longest: number;
  resumedAt: number;
  reset(): void;
  stop(): Promise<void>;
  /** Comments that were acknowledged and are missing, are there twice, or were stored although the call had failed. */
  compared(owner: pg.Pool): Promise<{ lost: number; doubled: number; storedThoughFailed: number }>;
}

/** Starts four writers of about four comments a second each, on an organization. */
export function startComments(url: string, token: string, organizationId: number): Comments {
  let stopping = false;
  let lastAt = Date.now();
  const firstFailure = new Map<string, number>();
  const comments: Comments = {
    acknowledged: new Set(),
    failed: 0,
    answers: new Map(),
    longest: 0,
    resumedAt: 0,
    reset() {
      comments.longest = 0;
    },
    async stop() {
      stopping = true;
      await Promise.all(writers);
    },
    async compared(owner) {
      const { rows } = await owner.query<{ content: string; n: number; at: Date }>(
        `select content, count(*)::int as n, min(created_at) as at from app_public.comments
         where organization_id = $1 and content like 'Failover %' group by 1`,
        [organizationId],
      );
      const stored = new Set(rows.map(({ content }) => content));
      return {
        lost: [...comments.acknowledged].filter((content) => !stored.has(content)).length,
        doubled: rows.filter(({ n }) => n > 1).length,
        storedThoughFailed: rows.filter(({ content, at }) => at.getTime() < (firstFailure.get(content) ?? 0)).length,
      };
    },
  };
  const failed = (content: string, answer: string): void => {
    comments.failed += 1;
    comments.answers.set(answer, (comments.answers.get(answer) ?? 0) + 1);
    if (!firstFailure.has(content)) firstFailure.set(content, Date.now());
  };
  const attempt = async (content: string, key: string): Promise<boolean> => {
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ query: WRITE, variables: { input: { organizationId, content } } }),
        signal: AbortSignal.timeout(30_000),
      });
      const answer = await response.json();
      if (answer.data?.createComment?.comment) return true;
      failed(content, `${answer.errors?.[0]?.extensions?.code} with status ${response.status}`);
    } catch (error) {
      failed(content, (error as Error).name);
    }
    return false;
  };
  const writer = async (name: number): Promise<void> => {
    for (let n = 1; !stopping; n += 1) {
      const [content, key] = [`Failover ${name}.${n}`, randomUUID()];
      while (!(await attempt(content, key))) await pause(250);
      const now = Date.now();
      comments.acknowledged.add(content);
      if (now - lastAt > comments.longest) {
        comments.longest = now - lastAt;
        comments.resumedAt = now;
      }
      lastAt = now;
      await pause(200);
    }
  };
  const writers = [1, 2, 3, 4].map(writer);
  return comments;
}
