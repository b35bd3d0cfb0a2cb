import type { ResourceProps } from 'react-admin';

/** Contracts are listed on their sponsor's billing tab. */
export const campaignContracts: Partial<ResourceProps> = {
  recordRepresentation: ({ versionNumber }) => `contract, version ${versionNumber}`,
};
