import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, lambda, listen, type Step } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { notPermitted } from '../../http/errors.ts';
import { extendApi, stepOf, type Topics } from '../plugins/steps.ts';
import { resourceOf } from './resource.ts';

/**
 * prospectingReportChannel(id): the same report as prospectingReport(id), read with the viewer's role at the start of
 * the subscription and whenever an offer of the campaign changes (S-434, S-435). Staff only: for everybody else there
 * is no topic to subscribe to.
 */
export const ProspectingReportPlugin = extendApi((build) => {
  const report = resourceOf(build, 'prospecting_report');
  const campaign = resourceOf(build, 'prospecting_report_campaign_id');
  const text = (step: Step) => [{ step, pgCodec: TYPES.text }];
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
              const $allowed = lambda(context(), ({ reportTopics }) => {
                if (!reportTopics) throw notPermitted();
                return reportTopics;
              });
              const $campaignId = stepOf<number | null>(campaign.execute(text($id)));
              const $topic = lambda($campaignId, (id) => String(id));
              return listen(stepOf<Topics>($allowed), $topic, ($event) => $event);
            },
            plan: (_$event: unknown, args: FieldArgs) => report.execute(text(args.getRaw('id'))),
          },
        },
      },
    },
  };
});
