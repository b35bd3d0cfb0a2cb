import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { Person } from './mentions.ts';

const NONE: Person[] = [];

/** Active staff by name; empty while loading. */
export const useStaff = (): Person[] => useOperationQuery('activeStaff', {}, { reference: true }).data?.users ?? NONE;
