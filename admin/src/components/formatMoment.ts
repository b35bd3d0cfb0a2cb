/** A timestamp such as "Jan 5 2024, 3:04pm" (B-214). */
export function formatMoment(instant: string, zone = 'America/New_York'): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.month} ${parts.day} ${parts.year}, ${parts.hour}:${parts.minute}${parts.dayPeriod?.toLowerCase()}`;
}
