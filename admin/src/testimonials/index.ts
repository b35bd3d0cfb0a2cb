import type { ResourceProps } from 'react-admin';

/** Testimonials are listed on their campaign's dashboard tab. */
export const testimonials: Partial<ResourceProps> = { recordRepresentation: 'quote' };
