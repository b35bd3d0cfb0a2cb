import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { Person } from './mentions.ts';

const NONE: Person[] = [];

/** The active staff by name; empty until they are known. */
export const useStaff = (): Person[] => useOperationQuery('activeStaff', {}, { reference: true }).data?.users ?? NONE;
