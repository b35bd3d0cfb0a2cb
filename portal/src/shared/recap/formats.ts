/** What the formats of a recap are called, and how the size of a file is written. */
import type { RecapsQuery } from './generated/graphql.ts';

export type Recap = RecapsQuery['recaps'][number];
export type RecapFormat = Recap['format'];

export const recapFormats: readonly { format: RecapFormat; name: string; about: string }[] = [
  { format: 'pdf', name: 'PDF', about: 'To print and to send' },
  { format: 'pptx', name: 'PowerPoint', about: 'Slides to present and to edit' },
];

export const formatName = (format: RecapFormat): string =>
  recapFormats.find((one) => one.format === format)?.name ?? format;

/** The size of a file: 4_213_000 → "4.2 MB", below one megabyte in KB. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Whether the worker is at it, or is about to be. */
export const isUnderWay = ({ status }: Pick<Recap, 'status'>): boolean =>
  status === 'queued' || status === 'running' || status === 'withdrawn';
