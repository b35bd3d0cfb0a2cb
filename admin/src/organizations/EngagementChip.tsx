import { ToneChip } from '../components/StatusChip.tsx';

/** Active or inactive (B-061). */
export const EngagementChip = ({ status }: { status: string }) =>
  status === 'active' ? <ToneChip tone="confirmed">Active</ToneChip> : <ToneChip tone="inactive">Inactive</ToneChip>;
