import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, lambda, listen } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { notPermitted } from '../../http/errors.ts';
import { type PlanBuild, resourceOf } from './resource.ts';

/**
 * prospectingReportChannel(id): the same report as prospectingReport(id), read with the viewer's role at the start of
 * the subscription and whenever an offer of the campaign changes (S-434, S-435). Staff only: for everybody else there
 * is no topic to subscribe to.
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
