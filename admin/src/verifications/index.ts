import type { ResourceProps } from 'react-admin';

/** Why photos are rejected; leagues read the reason in their language. */
export const imageRejectionReasons: Partial<ResourceProps> = { recordRepresentation: 'name' };

/** Photos that wait for a review; one is decided in the review of the list or on its offer's page. */
export const verificationImages: Partial<ResourceProps> = {
  recordRepresentation: ({ organizationName, deadlineName }) =>
    `photo of ${organizationName}, ${deadlineName ?? 'no deadline yet'}`,
};
