import { Loading } from '../components/Loading.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import type { Prospects } from './useProspects.ts';

type Props = Pick<Prospects, 'error' | 'refetch'> & { what: string; record: object | null | undefined };

/** Replaces a prospecting page while loading, on error, or if the record does not exist. */
export const NoProspects = ({ what, record, error, refetch }: Props) => {
  if (error) return <Problem error={error} retry={refetch} />;
  return record === undefined ? <Loading lines={8} /> : <NotFound what={what} />;
};
