import { Alert } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { unusualOf } from './unusual.ts';

/** The current user's id; undefined while loading. */
export const useUserId = (): number | undefined => {
  const { identity } = useGetIdentity();
  return identity ? Number(identity.id) : undefined;
};

/** Anything unusual about the checks approved together, grouped by payee (M16). */
export function UnusualChecks({ checks }: { checks: readonly CheckListRowFragment[] }) {
  const userId = useUserId();
  const unusual = checks.flatMap((check) => {
    const warnings = unusualOf(check, userId);
    return warnings.length ? [{ check, warnings }] : [];
  });
  if (unusual.length === 0) return null;
  return (
    <Alert severity="warning">
      {checks.length === 1 ? (
        unusual[0]?.warnings.join(' ')
      ) : (
        <>
          Review these before you approve:
          <ul>
            {unusual.map(({ check, warnings }) => (
              <li key={check.id}>
                <b>{check.payee}</b>, No. {check.id}: {warnings.join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
