/** All mutants of a project. */
import { type Equivalent, equivalents } from './equivalent.ts';
import { identify, type Mutant } from './mutant.ts';
import { serverMutants } from './serverMutants.ts';
import { sqlMutants } from './sqlMutants.ts';

/** Every mutant of `sql/` and `server/`, numbered. */
export const allMutants = (root: string): Mutant[] =>
  identify(
    [...sqlMutants(root), ...serverMutants(root)].filter(({ original, replacement }) => original !== replacement),
  );

const isListed = ({ id, original }: Mutant): boolean =>
  equivalents.some((equivalent: Equivalent) => equivalent.id === id && equivalent.original === original);

/** The mutants that tests should detect: all but the reviewed equivalent ones. */
export const candidates = (root: string): Mutant[] => allMutants(root).filter((mutant) => !isListed(mutant));
