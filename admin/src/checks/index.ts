import type { ResourceProps } from 'react-admin';
import { formatMoney } from '../../../ui/formats.ts';

/** Checks are decided in their list at /checks; the route is in `routes.tsx`. */
export const checks: Partial<ResourceProps> = {
  recordRepresentation: ({ amount, organizationName }) => `check of ${formatMoney(amount)} for ${organizationName}`,
};
