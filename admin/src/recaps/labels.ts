/** How recaps and their links are named in the console. */
import { today } from '../../../ui/clock.ts';
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

type Link = Pick<RecapRowFragment['recapShares'][number], 'revokedAt' | 'expiresAt'>;

/** Whether a link can be opened, to the day. */
export const isOpen = ({ revokedAt, expiresAt }: Link): boolean =>
  revokedAt === null && Date.parse(expiresAt) > Date.parse(`${today()}T00:00:00Z`);

/** Whether a link is open, and until when. */
export function linkState(link: Link): string {
  if (link.revokedAt !== null) return `Revoked ${formatMoment(link.revokedAt)}`;
  return `${isOpen(link) ? 'Open until' : 'Expired'} ${formatMoment(link.expiresAt)}`;
}
