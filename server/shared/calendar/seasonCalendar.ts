import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** A date of a campaign, YYYY-MM-DD; `until`: its last day if there are several. */
export type SeasonDate = Record<'id' | 'on_date' | 'title' | 'campaign_name' | 'sponsor_name' | 'path', string> & {
  until: string | null;
};

/** The dates of a staff member's campaigns as a calendar's text. `publicUrl` is the base of the events' links and ids. */
export function seasonCalendar(dates: readonly SeasonDate[], publicUrl: string): string {
  const calendar = ical({
    name: 'Sideline campaigns',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sideline', product: 'Campaigns', language: 'EN' },
    ttl: 6 * 60 * 60,
  });
  for (const { id, on_date, until, title, campaign_name, sponsor_name, path } of dates)
    calendar.createEvent({
      id: `campaign-${id}@${new URL(publicUrl).hostname}`,
      start: new Date(`${on_date}T00:00:00Z`),
      end: new Date(Date.parse(`${until ?? on_date}T00:00:00Z`) + 86_400_000), // The day after, as the format asks.
      allDay: true,
      summary: `${title}: ${campaign_name}`,
      description: sponsor_name,
      url: publicUrl + path,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
