/** The reactions that people choose from; a favorite is for photos. */
import type { DashboardReaction } from '../../../../ui/generated/schema.ts';

export const reactions: readonly { id: DashboardReaction; label: string; sign: string }[] = [
  { id: 'love', label: 'Love it', sign: '♥' },
  { id: 'thanks', label: 'Thank you', sign: '☺' },
  { id: 'question', label: 'Question', sign: '?' },
];
