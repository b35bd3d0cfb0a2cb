import type { CheckRunSheetsQuery } from './generated/graphql.ts';

/** A run with its sheets. */
export type CheckRun = CheckRunSheetsQuery['checkRuns'][number];
export type CheckSheet = CheckRun['sheets'][number];
