/** The caption of a featured photo: league, place and date. */
import { cityState, formatInstant } from '../../../../ui/formats.ts';
import type { FeaturedPhoto } from './types.ts';

export const captionOf = ({ league, createdAt }: FeaturedPhoto) => ({
  title: league?.organizationName ?? 'Sponsored league',
  text: [league ? cityState(league) : '', formatInstant(createdAt)].filter(Boolean).join(', '),
});
