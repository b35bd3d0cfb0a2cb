import type { ResourceProps } from 'react-admin';

/** Runs of direct deposits are at /checks/deposits, their settings at /checks/settings. */
export const depositRuns: Partial<ResourceProps> = { recordRepresentation: ({ id }) => `run ${id} of deposits` };
export const depositSettings: Partial<ResourceProps> = { recordRepresentation: () => 'settings of direct deposit' };
