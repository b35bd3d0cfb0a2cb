import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { signCalendar } from '../../shared/calendar/calendarLink.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

/**
 * Organization.calendarUrl: derived on each request, not stored. A scalar function works for every role, as in
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
    `,
    objects: {
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
                const token = signCalendar(
                  { organizationId, userId: viewer.userId, version: Number(version) },
                  services.config.secret,
                );
                return `${services.config.publicUrl}/calendar/${token}.ics`;
              },
            );
          },
        },
      },
    },
  };
});
