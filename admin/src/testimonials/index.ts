import type { ResourceProps } from 'react-admin';

/** Testimonials stand on their campaign's dashboard tab. */
export const testimonials: Partial<ResourceProps> = { recordRepresentation: 'quote' };
