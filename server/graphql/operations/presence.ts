import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, lambda, listen } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import type { Listener } from '../../../db/listener.ts';
import type { Query } from '../../database/pool.ts';
import { notPermitted } from '../../http/errors.ts';
import { extendApi, stepOf, stepsOf } from '../plugins/steps.ts';
import { LiveTopics } from './liveTopics.ts';
import { resourceOf } from './resource.ts';

/** A presence that is not refreshed for 25 seconds is over (sql/presence/presence.sql). */
const REFRESH_EVERY = 10_000;

/** A record that a user has open in the console. */
interface OpenRecord {
  userId: number;
  recordType: string;
  recordId: number;
  editing: boolean;
}

/**
 * The presences of this server's subscriptions: each is a row that is inserted when a subscription starts, refreshed
 * while it lasts and deleted when it ends, so that every server reads the same. Channel "presence" announces which
 * record to read again.
 */
export class Presence {
  readonly #topics: LiveTopics;
  readonly #tabs = new Set<string>();
  readonly #query: Query;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;

  constructor(listener: Listener, query: Query, log: Logger) {
    this.#topics = new LiveTopics(listener, 'presence');
    this.#query = query;
    this.#log = log;
    this.#timer = setInterval(() => void this.#refresh(), REFRESH_EVERY).unref();
  }

  async #refresh(): Promise<void> {
    if (this.#tabs.size === 0) return;
    await this.#query('select app_private.stay_present($1::uuid[])', [[...this.#tabs]]).catch((err) =>
      this.#log.warn({ err }, 'presence could not be refreshed'),
    );
  }

  async #end(tab: string): Promise<void> {
    if (!this.#tabs.delete(tab)) return;
    await this.#query('select app_private.end_presence($1)', [tab]).catch((err) =>
      this.#log.warn({ err }, 'presence could not be ended'),
    );
  }

  /**
   * Events of a record while the subscriber has it open; the first comes at once. Rejects with the database's error for
   * an unknown record (SL404).
   */
  open({ userId, recordType, recordId, editing }: OpenRecord): AsyncIterableIterator<string> {
    const tab = randomUUID();
    const news = this.#topics.subscribe(`${recordType}:${recordId}`);
    let started: Promise<unknown> | undefined;
    const begin = () => {
      this.#tabs.add(tab);
      return this.#query('select app_private.be_present($1, $2, $3, $4, $5)', [
        tab,
        userId,
        recordType,
        recordId,
        editing,
      ]);
    };
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: async () => {
        try {
          started ??= begin();
          await started;
        } catch (error) {
          this.#tabs.delete(tab);
          await news.return?.();
          throw error;
        }
        return news.next();
      },
      return: async () => {
        await news.return?.();
        await started?.catch(() => undefined); // a row that is still being inserted can be deleted once it exists
        await this.#end(tab);
        return { done: true, value: undefined };
      },
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#tabs].map((tab) => this.#end(tab)));
  }
}

/**
 * recordPresenceChannel(recordType, recordId, editing): who has the record open, read with the viewer's role at the
 * start of the subscription and whenever somebody comes, leaves, types or saves. Subscribing means being present. Staff
 * only.
 */
export const PresencePlugin = extendApi((build) => {
  const presence = resourceOf(build, 'record_presence');
  return {
    typeDefs: gql`
      extend type Subscription {
        """
        Who has a record open now, and who saved it last; subscribers are present. recordType: organizations, sponsors,
        campaigns or offers. editing: there are unsaved changes. Staff only.
        """
        recordPresenceChannel(recordType: String!, recordId: Int!, editing: Boolean! = false): RecordPresence
      }
    `,
    objects: {
      Subscription: {
        plans: {
          recordPresenceChannel: {
            subscribePlan(_$root: unknown, args: FieldArgs) {
              const $opened = lambda(
                stepsOf<[Grafast.Context, string, number, boolean | undefined]>(
                  context(),
                  args.getRaw('recordType'),
                  args.getRaw('recordId'),
                  args.getRaw('editing'),
                ),
                ([{ presence: hub, viewer }, recordType, recordId, editing]) => {
                  if (!hub || viewer?.type !== 'login') throw notPermitted();
                  const record = { userId: viewer.userId, recordType, recordId, editing: editing ?? false };
                  return { subscribe: () => hub.open(record) };
                },
              );
              const $topic = lambda(stepOf<string>(args.getRaw('recordType')), String);
              return listen($opened, $topic, ($event) => $event);
            },
            plan: (_$event: unknown, args: FieldArgs) =>
              presence.execute([
                { step: args.getRaw('recordType'), pgCodec: TYPES.text },
                { step: args.getRaw('recordId'), pgCodec: TYPES.int },
              ]),
          },
        },
      },
    },
  };
});
