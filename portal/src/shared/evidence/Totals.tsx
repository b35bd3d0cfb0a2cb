/** The numbers that a list sums to, for the filters in the address. */
import { formatNumber } from '../../../../ui/formats.ts';
import type { TypedDocument } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { useQuery } from '../../lib/useQuery.ts';

/** A number and what it counts; a text stays as it is. */
export type Total = readonly [value: number | string, label: string];

/** A number with its noun. */
export const counted = (value: number | string, singular: string, many = `${singular}s`): Total => [
  Number(value),
  Number(value) === 1 ? singular : many,
];

export function Totals<Data, Variables>({
  document,
  variables,
  token,
  totals,
}: {
  document: TypedDocument<Data, Variables>;
  variables: Variables;
  token: string;
  totals: (data: Data) => readonly Total[];
}) {
  const { data, error, refetch } = useQuery(document, variables, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  if (error !== null && !data)
    return (
      <p className="evidence__totals" role="alert">
        The total could not be loaded.{' '}
        <Button small onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  return (
    <ul className="evidence__totals" aria-live="polite">
      {(data ? totals(data) : []).map(([value, label]) => (
        <li key={label}>
          <b className="num">{typeof value === 'number' ? formatNumber(value) : value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
