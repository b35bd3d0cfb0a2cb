/** How recaps and their links are named in the console. */
import { formatMoment } from '../components/formatMoment.ts';
import type { RecapRowFragment } from './generated/graphql.ts';

export const formatNames: Record<RecapRowFragment['format'], string> = { pdf: 'PDF', pptx: 'PowerPoint' };

const states: Record<RecapRowFragment['status'], string> = {
  queued: 'Waiting',
  running: 'Being made',
  ready: 'Ready',
  failed: 'Failed',
  withdrawn: 'Withdrawn: a photo was taken down',
};

type State = Pick<RecapRowFragment, 'status' | 'outdated' | 'replacedCharacters'>;

/** How a recap stands, and which characters its file could not show. */
export function recapState({ status, outdated, replacedCharacters }: State): string {
  const state = status === 'ready' && outdated ? 'Ready, the data have changed since' : states[status];
  return replacedCharacters ? `${state}. Characters without a font: ${[...replacedCharacters].join(' ')}` : state;
}

type Link = Pick<RecapRowFragment['recapShares'][number], 'revokedAt' | 'expiresAt' | 'open'>;

/** Whether a link is open, and until when. */
export function linkState({ revokedAt, expiresAt, open }: Link): string {
  if (revokedAt !== null) return `Revoked ${formatMoment(revokedAt)}`;
  return `${open ? 'Open until' : 'Expired'} ${formatMoment(expiresAt)}`;
}
