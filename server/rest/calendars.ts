import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { readCalendar } from '../shared/calendar/calendarLink.ts';
import { type CalendarDeadline, deadlineCalendar } from '../shared/calendar/deadlineCalendar.ts';
import { type SeasonDate, seasonCalendar } from '../shared/calendar/seasonCalendar.ts';

/**
 * GET /calendar/{token}.ics: the verification deadlines of an organization's current sponsorships as all-day events,
 * or the dates of a staff member's campaigns, for calendar programs; the URL is the secret. 404 for one that is not ours,
 * was replaced or revoked, or was given to a user who no longer belongs to the organization or to staff. Reading
 * changes nothing.
 */
export function installCalendars({ express, database, config }: ServerContext): void {
  express.get('/calendar/:file', async (req, res) => {
    const link = readCalendar(req.params.file.replace(/\.ics$/, ''), config.secrets);
    const [current] = link
      ? await database.asServer<{ version: number | null }>(
          `select case when $1::int is null then app_private.season_feed_version($2)
             else app_private.calendar_version_of($1, $2) end as version`,
          [link.organizationId, link.userId],
        )
      : [];
    if (!link || current?.version !== link.version)
      throw new HttpError(404, 'There is no calendar at this address.', 'SL404');
    const text =
      link.organizationId === null
        ? seasonCalendar(
            await database.asServer<SeasonDate>(
              'select id, on_date::text, until::text, title, campaign_name, sponsor_name, path from app_private.season_feed($1)',
              [link.userId],
            ),
            config.publicUrl,
          )
        : deadlineCalendar(
            await database.asServer<CalendarDeadline & Record<string, unknown>>(
              `select id, name, deadline::text as deadline, changed_at, offer_id, sponsor_name, program_name, capability_name, section
               from app_private.calendar_of($1)`,
              [link.organizationId],
            ),
            config.publicUrl,
          );
    res
      .set({ 'Cache-Control': 'private, max-age=3600', 'Content-Disposition': 'inline; filename="sideline.ics"' })
      .type('text/calendar')
      .send(text);
  });
}
