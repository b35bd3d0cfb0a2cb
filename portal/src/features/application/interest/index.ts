import { CommunityImpact } from './CommunityImpact.tsx';
import { Interests } from './Interests.tsx';

/** The steps of the section, by id; the introduction is part of the frame, because it loads with the page. */
export const steps = { interests: Interests, 'community-impact': CommunityImpact };
