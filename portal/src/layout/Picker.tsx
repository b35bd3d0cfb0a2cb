/** Selects one of several records for a page; the choice is stored for this user in this browser (L-261, S-179). */
import { useId, useState } from 'react';
import { storeChoice, storedChoice } from '../../../ui/session.ts';
import { Icon } from '../components/Icon.tsx';

/** The selected record: the stored one if it is in the list, otherwise the first; and a function to select another. */
export function usePick<Row extends { id: number }>(
  what: 'organization' | 'sponsor',
  rows: readonly Row[],
  userId: string,
): [Row | null, (id: number) => void] {
  const [remembered, setRemembered] = useState(() => storedChoice(what, userId));
  const pick = (id: number) => {
    storeChoice(what, userId, String(id));
    setRemembered(String(id));
  };
  return [rows.find(({ id }) => String(id) === remembered) ?? rows[0] ?? null, pick];
}

/** Renders nothing if there is only one. */
export function Picker({
  label,
  rows,
  picked,
  onPick,
}: {
  label: string;
  rows: readonly { id: number; name: string }[];
  picked: { id: number } | null;
  onPick: (id: number) => void;
}) {
  const id = useId();
  if (!picked || rows.length < 2) return null;
  return (
    <div className="org-pick">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <div className="select">
        <select className="input" id={id} value={picked.id} onChange={(event) => onPick(Number(event.target.value))}>
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
