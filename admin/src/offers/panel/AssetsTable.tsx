import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '../../kit/Icon.tsx';
import { Warning } from '../../kit/Note.tsx';
import { type AssetRow, isShort, orNull } from './assets.ts';

/** Quantity and reach for each capability of the campaign (S-248, S-256, S-267). */
export function AssetsTable({ rows, locked }: { rows: readonly AssetRow[]; locked: boolean }) {
  const { register } = useFormContext();
  const typed = (useWatch({ name: 'assets' }) as AssetRow[] | undefined) ?? rows;
  if (rows.length === 0) return <p className="soft">No capabilities are required for this campaign!</p>;
  const short = typed.filter(isShort);
  return (
    <>
      <table className="assets">
        <caption className="vh">Assets</caption>
        <thead>
          <tr>
            <th scope="col">Asset</th>
            <th scope="col" className="num">
              Quantity
            </th>
            <th scope="col" className="num">
              Reach
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.campaignCapabilityId}
              className={typed[index] && isShort(typed[index]) ? 'is-short' : undefined}
            >
              <td>
                {row.name}{' '}
                {row.verified ? (
                  <span className="g-confirmed small nowrap">
                    <Icon name="lock" /> verified
                  </span>
                ) : null}
              </td>
              {(['quantity', 'reach'] as const).map((field) => (
                <td key={field}>
                  <input
                    className={field === 'quantity' ? 'q' : undefined}
                    type="number"
                    min={0}
                    inputMode="numeric"
                    aria-label={`${row.name}, ${field}`}
                    disabled={locked}
                    {...register(`assets.${index}.${field}`, {
                      setValueAs: (value) => (value === '' ? null : Math.floor(Number(value))),
                    })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {short.map((row) => (
        <Warning key={row.campaignCapabilityId}>
          {row.name}: {orNull(row.quantity)} promised, {row.deadlines} {row.deadlines === 1 ? 'has' : 'have'} a
          deadline. Add the missing deadlines.
        </Warning>
      ))}
    </>
  );
}
