import type { ReactNode } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { Loading } from '../components/Loading.tsx';
import { isNotFound, readAgain, twiceMore } from '../dataProvider/errors.ts';
import { wholeRecord } from '../dataProvider/useRecord.ts';
import { NotFound, Problem } from '../layout/Problem.tsx';

type Props = {
  resource: string;
  /** Of the address; NaN is not found. */
  id: number;
  /** What the record is called: "campaign". */
  what: string;
  children: ReactNode;
};

/** An edited record is read again as every other; its error is shown on the page. */
const QUERY = {
  meta: wholeRecord,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  retry: readAgain,
  onError: () => undefined,
};
const MUTATION = { retry: twiceMore, meta: wholeRecord };

function Loaded({ what, children }: Pick<Props, 'what' | 'children'>) {
  const { record, error, refetch } = useEditContext();
  if (record) return children;
  if (isNotFound(error)) return <NotFound what={what} />;
  return error ? <Problem error={error} retry={refetch} /> : <Loading />;
}

/** Gives `children` the record of an address and its save; until then loading, an error, or "not found". */
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
