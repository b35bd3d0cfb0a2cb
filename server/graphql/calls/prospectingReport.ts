import { EventEmitter, on } from 'node:events';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, lambda, listen } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import type { Listener } from '../../../db/shared/listener.ts';
import { notPermitted } from '../../http/errors.ts';
import { type PlanBuild, resourceOf } from './resource.ts';

/** Events of one campaign's offers, out of the one channel that carries all campaigns; bursts are joined. */
export class ReportTopics {
  readonly #events = new EventEmitter();
  readonly #pending = new Set<string>();

  constructor(listener: Listener) {
    this.#events.setMaxListeners(0);
    listener.on('prospecting_report', (campaignId) => {
      // a bulk action changes hundreds of offers: one fresh report a quarter second is enough for eyes
      if (this.#pending.has(campaignId)) return;
      this.#pending.add(campaignId);
      setTimeout(() => {
        this.#pending.delete(campaignId);
        this.#events.emit(campaignId, campaignId);
      }, 250).unref();
    });
    // what was said while the server did not hear is made good by a fresh report to everybody who listens
    listener.onConnected(() => {
      // events.on() listens to "error" too, which is no topic
      for (const topic of this.#events
        .eventNames()
        .map(String)
        .filter((name) => /^\d+$/.test(name)))
        this.#events.emit(topic, topic);
    });
  }

  /**
   * What grafast's listen() asks for: an endless list of events of one topic (the campaign's id). The first comes at once: what
   * changed after the page read its report and before anybody listened here would else wait for the next change. No generator:
   * that would listen on after its reader has left, until the next event.
   */
  subscribe(campaignId: string): AsyncIterableIterator<string> {
    const news = on(this.#events, campaignId);
    let first = true;
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      async next() {
        const { done } = first ? { done: false } : await news.next();
        first = false;
        return done ? { done, value: undefined } : { done: false, value: campaignId };
      },
      async return() {
        await news.return?.();
        return { done: true, value: undefined };
      },
    };
  }
}

/**
 * prospectingReportChannel(id): the same report as prospectingReport(id), read under the caller's role as soon as it is listened
 * to and again whenever an offer of the campaign changes (S-434, S-435). Staff only: for everybody else there is no topic to listen to.
 */
export const ProspectingReportPlugin = extendSchema((build) => {
  const report = resourceOf(build as unknown as PlanBuild, 'prospecting_report');
  const campaign = resourceOf(build as unknown as PlanBuild, 'prospecting_report_campaign_id');
  const text = (step: unknown) => [{ step, pgCodec: TYPES.text }] as never;
  return {
    typeDefs: gql`
      extend type Subscription {
        """The live prospecting report; id is campaign-7, filter-9 or location-12. Staff only."""
        prospectingReportChannel(id: String!): ProspectingReport
      }
    `,
    objects: {
      Subscription: {
        plans: {
          prospectingReportChannel: {
            subscribePlan(_$root: unknown, args: FieldArgs) {
              const $id = args.getRaw('id');
              const $allowed = lambda(context() as never, ({ reportTopics }: Grafast.Context) => {
                if (!reportTopics) throw notPermitted();
                return reportTopics;
              });
              const $campaignId = campaign.execute(text($id)) as never;
              const $topic = lambda($campaignId, (id: number | null) => String(id));
              return listen($allowed as never, $topic as never, ($event) => $event);
            },
            plan: (_$event: unknown, args: FieldArgs) => report.execute(text(args.getRaw('id'))),
          },
        },
      },
    },
  } as never;
});
