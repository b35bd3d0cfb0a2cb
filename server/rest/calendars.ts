import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { readCalendar } from '../shared/calendar/calendarLink.ts';
import { type CalendarDeadline, deadlineCalendar } from '../shared/calendar/deadlineCalendar.ts';

/**
 * GET /calendar/{token}.ics: the verification deadlines of an organization's current sponsorships as all-day events,
 * for calendar programs; the URL is the secret. 404 for one that is not ours, was replaced or was given to a user who
 * no longer belongs to the organization. Reading changes nothing.
 */
export function installCalendars({ express, database, config }: ServerContext): void {
  express.get('/calendar/:file', async (req, res) => {
    const link = readCalendar(req.params.file.replace(/\.ics$/, ''), config.secrets);
    const [current] = link
      ? await database.asServer<{ version: number | null }>(
          'select app_private.calendar_version_of($1, $2) as version',
          [link.organizationId, link.userId],
        )
      : [];
    if (!link || current?.version !== link.version)
      throw new HttpError(404, 'There is no calendar at this address.', 'SL404');
    const deadlines = await database.asServer<CalendarDeadline & Record<string, unknown>>(
      `select id, name, deadline::text as deadline, changed_at, offer_id, sponsor_name, program_name, capability_name, section
       from app_private.calendar_of($1)`,
      [link.organizationId],
    );
    res
      .set({ 'Cache-Control': 'private, max-age=3600', 'Content-Disposition': 'inline; filename="sideline.ics"' })
      .type('text/calendar')
      .send(deadlineCalendar(deadlines, config.publicUrl));
  });
}
