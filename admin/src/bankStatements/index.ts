import type { ResourceProps } from 'react-admin';

/** The bank's files are at /checks/statements, the months at /checks/months. */
export const bankStatements: Partial<ResourceProps> = { recordRepresentation: 'fileName' };
export const bankLines: Partial<ResourceProps> = { recordRepresentation: 'number' };
export const bankFileLayouts: Partial<ResourceProps> = { recordRepresentation: 'name' };
