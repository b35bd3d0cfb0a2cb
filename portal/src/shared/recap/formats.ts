/** What the formats of a recap are called, and when one is under way. */
import type { RecapsQuery } from './generated/graphql.ts';

export type Recap = RecapsQuery['recaps'][number];
export type RecapFormat = Recap['format'];

export const recapFormats: readonly { format: RecapFormat; name: string; about: string }[] = [
  { format: 'pdf', name: 'PDF', about: 'To print and to send' },
  { format: 'pptx', name: 'PowerPoint', about: 'Slides to present and to edit' },
];

export const formatName = (format: RecapFormat): string =>
  recapFormats.find((known) => known.format === format)?.name ?? format;

/** Whether the worker is at it, or is about to be. */
export const isUnderWay = ({ status }: Pick<Recap, 'status'>): boolean =>
  status === 'queued' || status === 'running' || status === 'withdrawn';
