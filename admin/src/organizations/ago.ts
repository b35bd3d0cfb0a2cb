import { formatInstant } from '../../../ui/formats.ts';

/** The time since a timestamp: minutes and hours today, otherwise the date. Empty without one. */
export function ago(instant: string | undefined, now: Date = new Date()): string {
  if (!instant) return '';
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  if (minutes < 48 * 60) return 'Yesterday';
  return formatInstant(instant);
}
