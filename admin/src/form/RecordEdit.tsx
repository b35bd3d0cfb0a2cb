import type { ReactNode } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { Loading } from '../components/Loading.tsx';
import { isNotFound, retryTwice, retryUnlessSlow } from '../dataProvider/errors.ts';
import { wholeRecord } from '../dataProvider/useRecord.ts';
import { NotFound, Problem } from '../layout/Problem.tsx';

type Props = {
  resource: string;
  /** The id in the URL; NaN shows "not found". */
  id: number;
  /** The record's type in messages: "campaign". */
  what: string;
  children: ReactNode;
};

/** The edited record is refetched like any other; its error is shown on the page. */
const QUERY = {
  meta: wholeRecord,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  retry: retryUnlessSlow,
  onError: () => undefined,
};
const MUTATION = { retry: retryTwice, meta: wholeRecord };

function Loaded({ what, children }: Pick<Props, 'what' | 'children'>) {
  const { record, error, refetch } = useEditContext();
  if (record) return children;
  if (isNotFound(error)) return <NotFound what={what} />;
  return error ? <Problem error={error} retry={refetch} /> : <Loading />;
}

/**
 * Passes the record of a URL and its save function to `children`; shows loading, an error or "not found" until then.
 */
export const RecordEdit = ({ resource, id, what, children }: Props) =>
  Number.isInteger(id) ? (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={QUERY}
      mutationOptions={MUTATION}
    >
      <Loaded what={what}>{children}</Loaded>
    </EditBase>
  ) : (
    <NotFound what={what} />
  );
