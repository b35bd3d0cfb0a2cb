import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../db/clock.ts';
import type { Listener } from '../../db/listener.ts';
import type { Database } from '../database/pool.ts';
import { HttpError, notPermitted } from '../http/errors.ts';
import { isStaff, type LoginViewer, readsDashboards, type Viewer } from '../viewer.ts';
import { DOCUMENT_ID } from './knownOperations.ts';

/** The tables that each query of the apps reads, by the id of its document (server/generate/reads.ts). */
const reads: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'generated', 'reads.json'), 'utf8'),
);

/** The table of a statement and the owners of its rows; true: all (sql/live/live.sql). */
export type Announcement = { table: string } & { [list: string]: number[] | true | string };
/** The ids by which a viewer follows changes, by list; null: staff, who follow all. */
export type Lists = Record<string, readonly number[]> | null;
interface Subscriber {
  viewer: Viewer | null;
  documents: readonly string[];
  /** Undefined until it is looked up. */
  lists?: Lists;
  /** Documents to read again. */
  due: Set<string>;
  /** Resolves the pending next(). */
  wake: () => void;
}

/** A burst of changes is sent once in this many milliseconds. */
const MERGE_MS = 200;
/** How long announcements are kept for pages that subscribe after their queries, in milliseconds. */
const RECENT_MS = 10_000;
const MAX_DOCUMENTS = 200;

/** The lists of leagues and sponsors, from the session context that their queries have. */
export const LISTS = `select ${['organization_ids', 'money_organization_ids', 'sponsor_ids']
  .map((name) => `current_setting('sideline.${name}', true) as ${name.replace('_ids', 's')}`)
  .join(', ')}`;
export const listsIn = (row: Record<string, string>): Lists =>
  Object.fromEntries(Object.entries(row).map(([list, ids]) => [list, (ids.match(/\d+/g) ?? []).map(Number)]));

/** The list of a dashboard's link. */
const DASHBOARD_LIST = 'select array_agg(id)::text as sponsors from app_public.dashboard_sponsors';

/** A session that was gained through an offer's link. */
const isLimited = (viewer: Viewer | null): viewer is LoginViewer & { scopeOfferId: number } =>
  viewer?.type === 'login' && viewer.scopeOfferId !== null;

/** The user of a login, or of a link that was made for them; undefined if there is none. */
const userIdOf = (viewer: Viewer | null) => (viewer?.type === 'link' ? viewer.claims.user_id : viewer?.userId);

/** Whether an announcement is about a viewer's rows. */
export const concerns = (lists: Lists, announcement: Announcement): boolean =>
  lists === null ||
  Object.entries(lists).some(([list, ids]) => {
    const owners = announcement[list];
    return owners === true ? ids.length > 0 : Array.isArray(owners) && owners.some((id) => ids.includes(id));
  });

function match({ documents, lists, due }: Subscriber, announcement: Announcement): void {
  if (lists !== undefined && concerns(lists, announcement))
    for (const id of documents) if (reads[id]?.includes(announcement.table)) due.add(id);
}

/**
 * Live updates of pages: subscribers name the documents that they show and receive the ids of those to read again. The
 * process listens once and matches what the database announces with its own subscribers. A subscription ends as soon as
 * the session, memberships or links of its viewer change, before anything else is sent; clients subscribe again.
 */
export class LiveUpdates {
  readonly #subscribers = new Set<Subscriber>();
  readonly #database: Database;
  readonly #clock: Clock;
  #recent: { at: number; report: (subscriber: Subscriber) => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(listener: Listener, { database, clock }: { database: Database; clock: Clock }) {
    this.#database = database;
    this.#clock = clock;
    listener.on('live', (payload) => this.#announce(JSON.parse(payload)));
    listener.on('session', (id) => this.#end((viewer) => String(userIdOf(viewer)) === id));
    listener.on('link_version', () => this.#end((viewer) => viewer?.type === 'link' || isLimited(viewer)));
    listener.onConnected(() => this.#end(() => true)); // what was announced in between is lost
  }

  /**
   * The documents to read again, each time there are any. `viewerNow`: the viewer, null if their session has ended.
   * Documents of other versions of the apps are not followed. Rejects with SL422 for too many and for what is no
   * document's id, SL403 for those who follow nothing: anonymous visitors, and links except those of offers and dashboards.
   */
  open(
    viewer: Viewer | null,
    viewerNow: () => Promise<Viewer | null>,
    documents: readonly string[],
  ): AsyncIterableIterator<string[]> {
    if (documents.length > MAX_DOCUMENTS || documents.some((id) => !DOCUMENT_ID.test(id)))
      throw new HttpError(422, 'These documents cannot be followed.', 'SL422', 'documents');
    const subscriber: Subscriber = { viewer, documents, due: new Set(), wake: () => {} };
    const done = { done: true, value: undefined } as const;
    let started: Promise<void> | undefined;
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: async () => {
        started ??= this.#start(subscriber, viewerNow);
        await started;
        while (this.#subscribers.has(subscriber) && !this.#isReady(subscriber))
          await new Promise<void>((resolve) => {
            subscriber.wake = resolve;
          });
        if (!this.#subscribers.has(subscriber)) return done;
        const value = [...subscriber.due];
        subscriber.due.clear();
        return { done: false, value };
      },
      return: async () => {
        this.#close(subscriber);
        return done;
      },
    };
  }

  /** Looks up whose rows the viewer follows, and reports what was announced since the page's queries. */
  async #start(subscriber: Subscriber, viewerNow: () => Promise<Viewer | null>): Promise<void> {
    this.#subscribers.add(subscriber);
    try {
      subscriber.lists = await this.#listsOf(await viewerNow());
    } catch (error) {
      this.#subscribers.delete(subscriber);
      throw error;
    }
    const since = performance.now() - RECENT_MS;
    for (const { at, report } of this.#recent) if (at > since) report(subscriber);
  }

  #keep(report: (subscriber: Subscriber) => void): void {
    const at = performance.now();
    this.#recent = [...this.#recent.filter((recent) => recent.at > at - RECENT_MS), { at, report }].slice(-1000);
  }

  #isReady({ due, viewer }: Subscriber): boolean {
    return due.size > 0 && (viewer?.expires ?? Number.POSITIVE_INFINITY) > this.#clock.seconds();
  }

  #announce(announcement: Announcement): void {
    this.#keep((subscriber) => match(subscriber, announcement));
    for (const subscriber of this.#subscribers) match(subscriber, announcement);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      for (const subscriber of this.#subscribers) if (subscriber.due.size > 0) subscriber.wake();
    }, MERGE_MS).unref();
  }

  /** Ends subscriptions whose viewers' rights have changed; pages that were read before it and subscribe after it read again. */
  #end(ends: (viewer: Viewer | null) => boolean): void {
    this.#keep(({ viewer, documents, due }) => {
      if (ends(viewer)) for (const id of documents) due.add(id);
    });
    for (const subscriber of this.#subscribers) if (ends(subscriber.viewer)) this.#close(subscriber);
  }

  #close(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    subscriber.wake();
  }

  async #listsOf(viewer: Viewer | null): Promise<Lists> {
    if (isStaff(viewer)) return null;
    if (isLimited(viewer)) return { offers: [viewer.scopeOfferId] };
    if (viewer?.type === 'link' && viewer.claims.kind === 'offer') return { offers: [viewer.claims.id] };
    if (!viewer || (viewer.type === 'link' && !readsDashboards(viewer))) throw notPermitted();
    const sql = viewer.type === 'link' ? DASHBOARD_LIST : LISTS;
    const [row] = await this.#database.as(viewer, (query) => query<Record<string, string>>(sql));
    return listsIn(row ?? {});
  }
}
