import { formatNumber } from '../formats.ts';

type Props = {
  label: string;
  /** Names of the columns; the first one names the rows. */
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** What a chart shows as a table, for those who cannot see it or want to copy it; each app styles it. */
export const ChartTable = ({ label, head, rows }: Props) => (
  <table aria-label={label}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and rows are never reordered
        <tr key={row}>
          <th scope="row">{name}</th>
          {values.map((value, index) => (
            <td key={head[index + 1]} className="num">
              {typeof value === 'number' ? formatNumber(value) : value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
