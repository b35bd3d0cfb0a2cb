import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { readCalendar } from '../../db/shared/calendarLink.ts';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';

interface Deadline {
  [column: string]: unknown;
  id: number;
  name: string;
  deadline: string;
  changed_at: Date;
  offer_id: number;
  sponsor_name: string;
  program_name: string;
  capability_name: string | null;
  verified: boolean;
}

/** Hours before a deadline's day begins at which a calendar program reminds of it: two days. */
const REMIND_HOURS = 48;

/**
 * GET /calendar/{token}.ics: the verification deadlines of an organization's running sponsorships as all-day events, for
 * calendar programs; the address is the secret. 404 for one that is not ours, was replaced or was given to somebody who no
 * longer belongs to the organization. Reading changes nothing.
 */
export function installCalendars({ express, database, config }: App): void {
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
    const deadlines = await database.asServer<Deadline>(
      `select id, name, deadline::text as deadline, changed_at, offer_id, sponsor_name, program_name, capability_name, verified
       from app_private.calendar_of($1)`,
      [link.organizationId],
    );
    const calendar = ical({
      name: 'Sideline deadlines',
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: 'Sideline', product: 'Deadlines', language: 'EN' },
      ttl: 6 * 60 * 60,
    });
    for (const one of deadlines) {
      const event = calendar.createEvent({
        id: `deadline-${one.id}@${new URL(config.publicUrl).hostname}`,
        start: new Date(`${one.deadline}T00:00:00Z`),
        allDay: true,
        summary: `${one.verified ? 'Done: ' : ''}${one.name} for ${one.sponsor_name}`,
        description: [one.capability_name, one.program_name].filter(Boolean).join(', '),
        url: `${config.publicUrl}/organization-dashboard/sponsorship/${one.offer_id}`,
        transparency: ICalEventTransparency.TRANSPARENT,
        lastModified: one.changed_at,
      });
      if (!one.verified) event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_HOURS * 60 * 60 });
    }
    res
      .set({ 'Cache-Control': 'private, max-age=3600', 'Content-Disposition': 'inline; filename="sideline.ics"' })
      .type('text/calendar')
      .send(calendar.toString());
  });
}
