/** People at work during the upgrade: open pages that read, and staff who write; each request counts, none is repeated. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import type pg from 'pg';
import WebSocket from 'ws';
import { post, type Read } from './documents.ts';

export interface Phase {
  name: string;
  requests: number;
  writes: number;
  live: number;
  /** Milliseconds. */
  slowest: number;
  /** Reasons with how often each occurred. */
  failed: Map<string, number>;
}

/** A server that takes requests, and the documents that its visitors' pages have. */
export interface Target {
  url: string;
  reads: Read[];
}

const READERS = 6;
const WRITERS = 3;
const COMMENT =
  'mutation ($id: Int!, $text: String!) { createComment(input: { organizationId: $id, content: $text }) { comment { id } } }';
const UPDATE =
  'mutation ($id: Int!, $text: String!) { updateOffer(input: { id: $id, customField: $text }) { offer { id } } }';

export class People {
  readonly phases: Phase[] = [];
  /** Texts of acknowledged comments, and the last acknowledged text of each offer. */
  readonly comments: string[] = [];
  readonly offers = new Map<number, string>();
  #targets: Target[] = [];
  #stopping = false;
  readonly #inFlight = new Set<Promise<unknown>>();
  #work: Promise<unknown> = Promise.resolve();
  readonly #staff: string;
  readonly #organizationId: number;

  constructor(staff: string, organizationId: number) {
    this.#staff = staff;
    this.#organizationId = organizationId;
  }

  get #phase(): Phase {
    return this.phases.at(-1) as Phase;
  }

  /** Begins a phase with these targets; resolves when no request to a former target is in flight. */
  async begin(name: string, targets: Target[]): Promise<void> {
    this.phases.push({ name, requests: 0, writes: 0, live: 0, slowest: 0, failed: new Map() });
    this.#targets = targets;
    await Promise.allSettled(this.#inFlight);
  }

  async #request(what: string, send: () => Promise<unknown>): Promise<boolean> {
    const phase = this.#phase;
    const began = performance.now();
    phase.requests += 1;
    const sent = send();
    this.#inFlight.add(sent);
    try {
      await sent;
      return true;
    } catch (error) {
      const reason =
        `${what}: ${(error as Error).message} ${((error as Error).cause as Error | undefined)?.message ?? ''}`.trim();
      phase.failed.set(reason, (phase.failed.get(reason) ?? 0) + 1);
      return false;
    } finally {
      this.#inFlight.delete(sent);
      phase.slowest = Math.max(phase.slowest, performance.now() - began);
    }
  }

  #target(n: number): Target {
    return this.#targets[n % this.#targets.length] as Target;
  }

  async #read(reader: number): Promise<void> {
    for (let n = reader * 37; !this.#stopping; n += 1) {
      const { url, reads } = this.#target(n);
      const read = reads[Math.floor(n / this.#targets.length) % reads.length] as Read;
      const { id, name, variables, token } = read;
      await this.#request(name, () => post(url, token, { documentId: id, variables }));
    }
  }

  async #write(writer: number, offerId: number): Promise<void> {
    for (let n = writer; !this.#stopping; n += 1) {
      const { url } = this.#target(n);
      const text = `rehearsal ${writer} ${n}`;
      const [query, id] = n % 2 ? [COMMENT, this.#organizationId] : [UPDATE, offerId];
      const done = await this.#request('a write', () => post(url, this.#staff, { query, variables: { id, text } }));
      if (done) {
        this.#phase.writes += 1;
        if (n % 2) this.comments.push(text);
        else this.offers.set(offerId, text);
      }
      await pause(20);
    }
  }

  #hear(): void {
    this.#phase.live += 1;
  }

  /** An open page of staff, which reconnects as the apps do, to a server that takes requests. Returns its close function. */
  follow(reads: Read[]): () => Promise<void> {
    const client = createClient({
      url: () => `${this.#target(0).url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 1000,
      retryWait: () => pause(100),
      shouldRetry: () => true,
      connectionParams: { authorization: `Bearer ${this.#staff}` },
    });
    const documents = reads.slice(0, 200).map(({ id }) => id);
    client.subscribe(
      {
        query: 'subscription ($documents: [String!]!) { liveChannel(documents: $documents) }',
        variables: { documents },
      },
      { next: () => this.#hear(), error: () => {}, complete: () => {} },
    );
    return async () => void (await Promise.resolve(client.dispose()).catch(() => {}));
  }

  start(offerIds: number[]): void {
    this.#work = Promise.all([
      ...Array.from({ length: READERS }, (_, n) => this.#read(n)),
      ...offerIds.slice(0, WRITERS).map((id, n) => this.#write(n, id)),
    ]);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#work;
  }

  /** Acknowledged writes that are not in the database exactly once. */
  async lost(owner: pg.Pool): Promise<string[]> {
    const { rows } = await owner.query<{ text: string; n: number }>(
      `select content as text, count(*)::int as n from app_public.comments where content like 'rehearsal %' group by 1`,
    );
    const found = new Map(rows.map(({ text, n }) => [text, n]));
    const { rows: offers } = await owner.query<{ id: number; text: string }>(
      'select id, custom_field as text from app_public.offers where id = any ($1)',
      [[...this.offers.keys()]],
    );
    return [
      ...this.comments.filter((text) => found.get(text) !== 1).map((text) => `comment ${text}`),
      ...offers.filter(({ id, text }) => this.offers.get(id) !== text).map(({ id, text }) => `offer ${id}: ${text}`),
    ];
  }
}
