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

export const recapState = ({ status, outdated }: Pick<RecapRowFragment, 'status' | 'outdated'>): string =>
  status === 'ready' && outdated ? 'Ready, the data have changed since' : states[status];

type Link = Pick<RecapRowFragment['recapShares'][number], 'revokedAt' | 'expiresAt' | 'open'>;

/** Whether a link is open, and until when. */
export function linkState({ revokedAt, expiresAt, open }: Link): string {
  if (revokedAt !== null) return `Revoked ${formatMoment(revokedAt)}`;
  return `${open ? 'Open until' : 'Expired'} ${formatMoment(expiresAt)}`;
}
