import { formatDate } from '../../../ui/formats.ts';

/** A local time: "14:30:00" → "2:30 PM". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** When the next email of a send goes, by the local time of its league; empty if none waits. */
export const formatNext = ({ nextOn, localTime }: { nextOn: string | null; localTime: string }): string =>
  nextOn ? `${formatDate(nextOn)}, ${formatTime(localTime)}` : '';

/** An instant where a league is: "Tue, 12/1/2026, 9:30 AM". */
export const formatInZone = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
