/**
 * Verification deadlines as a calendar of all-day events: for calendar programs that subscribe, and attached to
 * acceptance emails.
 */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

export interface CalendarDeadline {
  id: number;
  name: string;
  /** YYYY-MM-DD. */
  deadline: string;
  changed_at: Date;
  offer_id: number;
  sponsor_name: string;
  program_name: string;
  capability_name: string | null;
  /** Where the portal lists it, such as completed (app_public.deadline_section). */
  section: string;
}

/** What a summary begins with if no photo is awaited; such an event has no reminder. */
const PREFIXES: Record<string, string> = { completed: 'Done: ', missing_creatives: 'Waiting for artwork: ' };

/** Hours before the day of a deadline at which a calendar program shows a reminder: two days. */
const REMIND_HOURS = 48;

/**
 * The calendar's text. `publicUrl` is the base of the events' links and ids: the same deadline is the same event in
 * both cases.
 */
export function deadlineCalendar(deadlines: readonly CalendarDeadline[], publicUrl: string): string {
  const calendar = ical({
    name: 'Sideline deadlines',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sideline', product: 'Deadlines', language: 'EN' },
    ttl: 6 * 60 * 60,
  });
  for (const deadline of deadlines) {
    const event = calendar.createEvent({
      id: `deadline-${deadline.id}@${new URL(publicUrl).hostname}`,
      start: new Date(`${deadline.deadline}T00:00:00Z`),
      allDay: true,
      summary: `${PREFIXES[deadline.section] ?? ''}${deadline.name} for ${deadline.sponsor_name}`,
      description: [deadline.capability_name, deadline.program_name].filter(Boolean).join(', '),
      url: `${publicUrl}/organization-dashboard/sponsorship/${deadline.offer_id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      lastModified: deadline.changed_at,
    });
    if (!Object.hasOwn(PREFIXES, deadline.section))
      event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_HOURS * 60 * 60 });
  }
  return calendar.toString();
}
