import { defaultZone, formatInstant, readInstant } from '../../../ui/formats.ts';

/** A timestamp such as "Jan 5 2024, 3:04pm" (B-214); an unreadable one unchanged. */
export function formatMoment(instant: string, zone = defaultZone): string {
  const at = readInstant(instant);
  if (!at) return formatInstant(instant, zone);
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.month} ${parts.day} ${parts.year}, ${parts.hour}:${parts.minute}${parts.dayPeriod?.toLowerCase()}`;
}
