import { TYPES } from 'postgraphile/@dataplan/pg';
import { gql } from 'postgraphile/utils';
import { extendApi } from '../plugins/steps.ts';

/**
 * Organization.engagementStatus (B-069). A function of the row type would need select on every column, which leagues
 * and links do not have; a scalar function of the one column works for all of them.
 */
export const EngagementPlugin = extendApi((build) => {
  const { sql } = build;
  return {
    typeDefs: gql`
      extend type Organization {
        """active when somebody of it logged in, pre-qualified or accepted within six months."""
        engagementStatus: EngagementStatus!
      }
    `,
    objects: {
      Organization: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: a row step of organizations
          engagementStatus: ($organization: any) =>
            $organization.select(
              sql`app_public.engagement_status(${$organization.getClassStep().alias}.last_engaged_at)::text`,
              TYPES.text,
              false,
            ),
        },
      },
    },
  };
});
