import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { type CalendarAddress, signCalendar } from '../../shared/calendar/calendarLink.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

const urlOf = (address: CalendarAddress, { config }: Grafast.Context['services']): string =>
  `${config.publicUrl}/calendar/${signCalendar(address, config.secret)}.ics`;

/**
 * Organization.calendarUrl and Query.seasonFeedUrl: derived on each request, not stored. A scalar function works for every role, as in
 * engagement.ts.
 */
export const CalendarUrlPlugin = extendApi((build) => {
  const { sql } = build;
  return {
    typeDefs: gql`
      extend type Organization {
        """The secret URL of the viewer’s own deadline calendar (.ics); null for viewers who cannot have one."""
        calendarUrl: String
      }
      extend type Query {
        """The secret URL of the calendar feed (.ics) of the viewer's campaigns; null if it is revoked, and except for staff."""
        seasonFeedUrl: String
      }
    `,
    objects: {
      Query: {
        plans: {
          seasonFeedUrl: () =>
            lambda(context(), async ({ services, viewer }) => {
              if (viewer?.type !== 'login') return null;
              const [row] = await services.database.asServer<{ version: number | null }>(
                'select app_private.season_feed_version($1) as version',
                [viewer.userId],
              );
              const version = row?.version ?? null;
              return version && urlOf({ organizationId: null, userId: viewer.userId, version }, services);
            }),
        },
      },
      Organization: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: a row step of organizations
          calendarUrl: ($organization: any) => {
            const { alias } = $organization.getClassStep();
            const $version = $organization.select(sql`app_public.calendar_version(${alias}.id)`, TYPES.int, false);
            return lambda(
              stepsOf<[number, number | null, Grafast.Context]>($organization.get('id'), $version, context()),
              ([organizationId, version, { services, viewer }]) => {
                if (version === null || viewer?.type !== 'login') return null;
                return urlOf({ organizationId, userId: viewer.userId, version: Number(version) }, services);
              },
            );
          },
        },
      },
    },
  };
});
