import type { ResourceProps } from 'react-admin';

/** Rejection reasons of photos; leagues read them in their language. */
export const imageRejectionReasons: Partial<ResourceProps> = { recordRepresentation: 'name' };

/** Photos awaiting a review; decided in the review above the list or on the offer's page. */
export const verificationImages: Partial<ResourceProps> = {
  recordRepresentation: ({ organizationName, deadlineName }) =>
    `photo of ${organizationName}, ${deadlineName ?? 'no deadline yet'}`,
};

/** Accepted photos that the sponsor does not see for lack of a release. */
export const unreleasedImages: Partial<ResourceProps> = {
  recordRepresentation: ({ organizationName, deadlineName }) => `photo of ${organizationName}, ${deadlineName}`,
};
