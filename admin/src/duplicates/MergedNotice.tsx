import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { NotFound } from '../layout/Problem.tsx';

/** The page of an organization that does not exist; links to the one that it was merged into, if any. */
export function MergedNotice({ id }: { id: number }) {
  const { data, error } = useOperationQuery('organizationMerges', { organizationId: id }, { noCache: true });
  const notify = useNotify();
  const merge = data?.organizationMerges?.find(({ mergedId, unmergedAt }) => mergedId === id && !unmergedAt);
  useEffect(() => {
    if (merge) notify(`${merge.mergedName} (#${merge.mergedId}) was merged into ${merge.survivorName}.`);
  }, [merge, notify]);
  if (merge) return <Navigate to={`/organizations/${merge.survivorId}`} replace />;
  return data || error ? <NotFound what="organization" /> : <Loading />;
}
