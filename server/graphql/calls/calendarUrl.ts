import { TYPES } from 'postgraphile/@dataplan/pg';
import { context, lambda } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { signCalendar } from '../../../db/shared/calendarLink.ts';
import type { PlanBuild } from './resource.ts';

/** Organization.calendarUrl: derived at each asking, stored nowhere. A scalar function serves every role, as in engagement.ts. */
export const CalendarUrlPlugin = extendSchema((build) => {
  const { sql } = build as unknown as PlanBuild;
  return {
    typeDefs: gql`
      extend type Organization {
        """Secret address of the calendar of its deadlines (.ics); null for whoever may not hold it."""
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
              [$organization.get('id'), $version, context()] as never,
              ([id, version, { app }]: [number, number | null, Grafast.Context]) =>
                version === null
                  ? null
                  : `${app.config.publicUrl}/calendar/${signCalendar(id, Number(version), app.config.secret)}.ics`,
            );
          },
        },
      },
    },
  } as never;
});
