import { useState } from 'react';
import { Loading } from '../components/Loading.tsx';
import type { VariablesOf } from '../dataProvider/operationsOf.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { ConflictsAlert } from './ConflictsAlert.tsx';
import type { PlacementConflictFragment } from './generated/graphql.ts';

/** The arguments of the operation that adds. */
export type Adding = VariablesOf<'addingPlan'>;

export const conflictOf = (conflict: PlacementConflictFragment) => ({
  id: conflict.sponsorablePropertyId,
  name: `${conflict.organizationName}, ${conflict.sponsorablePropertyName}`,
  message: conflict.message,
});

/**
 * A preview of what an operation would add, computed by the database, and its conflicts. `count`: number of additions;
 * `input`: how the operation handles conflicts.
 */
export function useAddingPlan(adding: Adding, enabled = true) {
  const [included, setIncluded] = useState(false);
  const { data, error, refetch } = useOperationQuery('addingPlan', adding, { enabled, noCache: true });
  const plan = data?.addingPlan;
  const count = plan ? plan.availableCount - (included ? 0 : plan.conflictingCount) : 0;
  return {
    count,
    input: included ? { includeConflicts: true } : {},
    conflicts: plan ? (
      <ConflictsAlert
        conflicts={plan.conflicts.flatMap((conflict) => (conflict ? [conflictOf(conflict)] : []))}
        count={plan.conflictingCount}
        included={included}
        onInclude={setIncluded}
      />
    ) : error ? (
      <Problem error={error} retry={refetch} />
    ) : enabled ? (
      <Loading lines={2} />
    ) : null,
    ready: plan !== undefined,
  };
}
