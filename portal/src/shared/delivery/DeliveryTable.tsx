/** Promised against delivered for each asset and in all. */
import { DeliveryBar, deliveryParts } from '../../../../ui/charts/DeliveryBar.ts';
import { notShown } from '../../../../ui/delivery.ts';
import { formatDate, formatNumber } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import type { EvidenceList } from '../../lib/evidence.ts';
import type { Filters } from '../../lib/filters.ts';
import type { Delivery } from './totals.ts';

/** Assets in review, late and undelivered ones have a column only where there are any. */
const columnsOf = (sum: Delivery) =>
  deliveryParts.filter(
    ({ part }) => part === 'proven' || part === 'due' || sum[part] > 0 || notShown(sum, part) !== null,
  );

/** What is missing of the promised, and what is more than promised. */
const balanceColumns = [
  { part: 'unconfirmed', label: 'Not confirmed' },
  { part: 'extra', label: 'Extra' },
] as const;

export function DeliveryTable({ rows, sum, token }: { rows: readonly Delivery[]; sum: Delivery; token: string }) {
  const columns = columnsOf(sum);
  const balance = balanceColumns.filter(({ part }) => sum[part] > 0);
  const linked = (row: Delivery, count: number, label: string, list: EvidenceList, filters: Filters = {}) =>
    count === 0 ? (
      0
    ) : (
      <EvidenceLink
        token={token}
        list={list}
        filters={row === sum ? filters : { ...filters, asset: row.name }}
        label={`${formatNumber(count)} ${label.toLowerCase()}, ${row.name}`}
      >
        {formatNumber(count)}
      </EvidenceLink>
    );
  const cells = (row: Delivery) => (
    <>
      <td className="num" data-label="Promised">
        {row.contracted === null ? '–' : linked(row, row.contracted, 'Promised', 'promised')}
      </td>
      <td className="num" data-label="Confirmed">
        {linked(row, row.confirmed, 'Confirmed', 'assets')}
      </td>
      {balance.map(({ part, label }) => (
        <td key={part} className="num" data-label={label}>
          {formatNumber(row[part])}
        </td>
      ))}
      {columns.map(({ part, label, status }) => (
        <td key={part} className="num" data-label={label}>
          {notShown(row, part) ?? linked(row, row[part], label, 'assets', { status })}
        </td>
      ))}
    </>
  );
  return (
    <div className="card delivery__table">
      <table>
        <caption className="sr">What was promised and what was delivered, by asset</caption>
        <thead>
          <tr>
            <th scope="col">Asset</th>
            <th scope="col">Promised</th>
            <th scope="col">Confirmed</th>
            {[...balance, ...columns].map(({ part, label }) => (
              <th key={part} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                <DeliveryBar delivery={row} />
                {row.nextDueOn && <small className="soft">Next photo due {formatDate(row.nextDueOn)}</small>}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">In all</th>
              {cells(sum)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
