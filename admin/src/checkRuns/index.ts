import type { ResourceProps } from 'react-admin';

/** Check runs are listed at /checks/runs; the routes are in `routes.tsx`. */
export const checkRuns: Partial<ResourceProps> = {
  recordRepresentation: ({ firstNumber, lastNumber }) => `check run ${firstNumber} to ${lastNumber}`,
};
