/** On paper only, below a list that is shown in part: how much of it is printed, and where the rest is. */
import { formatNumber } from '../../../ui/formats.ts';

interface Props {
  /** Number of entries shown. */
  count: number;
  /** Number of all entries, if it is known. */
  total?: number;
  /** The entries, such as "photos". */
  what: string;
  /** Where all of them are, in a sentence: "on the dashboard". */
  where: string;
}

export function PrintedPart({ count, total, what, where }: Props) {
  const part =
    total === undefined ? `the first ${formatNumber(count)}` : `${formatNumber(count)} of ${formatNumber(total)}`;
  return (
    <p className="printed">
      Printed here: {part} {what}. All of them are {where}.
    </p>
  );
}
