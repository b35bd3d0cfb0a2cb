/**
 * Filters of the map and the list below it. Choices are links, because dashboards have no inputs [S-002] and each view has an
 * address of its own that can be sent to somebody.
 */
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { stateName } from '../../../../ui/address/address.ts';
import { today } from '../../../../ui/clock.ts';
import { addDays, formatDate } from '../../../../ui/formats.ts';
import { pinStates } from '../../../../ui/map/types.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { type Filters, filtersOf, searchWith, searchWithout } from './filters.ts';
import { DashboardChoicesDocument } from './generated/graphql.ts';
import { proofLabels } from './proofStates.ts';
import './explore.css';

interface Choice {
  label: string;
  /** What it changes in the address. */
  change: Parameters<typeof searchWith>[1];
  on: boolean;
}

const none = {};
const periods = [7, 30, 90];

function period({ from, to }: Filters): string | null {
  if (!from && !to) return null;
  const days = periods.find((count) => !to && from === addDays(today(), -count));
  if (days) return `last ${days} days`;
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
  return from ? `since ${formatDate(from)}` : `until ${formatDate(to as string)}`;
}

function FilterMenu({ name, value, choices }: { name: string; value: string | null; choices: readonly Choice[] }) {
  const search = useSearch();
  const [path] = useLocation();
  return (
    <div className={value === null ? 'filter' : 'filter filter--on'}>
      <Menu
        summary={
          <>
            {value === null ? name : `${name}: ${value}`} <Icon name="down" className="chev" />
          </>
        }
      >
        {choices.map(({ label, change, on }) => (
          <li key={label}>
            <Link to={`${path}${searchWith(search, change)}`} aria-current={on ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Menu>
    </div>
  );
}

/** `children` is shown beside the menus: how much the filters leave. */
export function FilterBar({ token, children }: { token: string; children?: ReactNode }) {
  const search = useSearch();
  const [path] = useLocation();
  const filters = filtersOf(search);
  const { data } = useQuery(DashboardChoicesDocument, none, { linkToken: token, keepFailures: true });
  const menu = (
    name: 'state' | 'sport' | 'asset' | 'status',
    title: string,
    any: string,
    label: (value: string) => string,
    values: readonly string[],
  ) => {
    const current = filters[name] ?? null;
    const listed = current === null || values.includes(current) ? values : [current, ...values];
    if (listed.length < 2 && current === null) return null; // nothing to choose between
    return (
      <FilterMenu
        name={title}
        value={current === null ? null : label(current)}
        choices={[
          { label: any, change: { [name]: null }, on: current === null },
          ...listed.map((value) => ({ label: label(value), change: { [name]: value }, on: value === current })),
        ]}
      />
    );
  };
  const known = (kind: string) =>
    (data?.dashboardChoices ?? []).flatMap((choice) => (choice.kind === kind && choice.name ? [choice.name] : []));
  const same = (value: string) => value;
  const from = (days: number) => addDays(today(), -days);
  if (!data?.dashboardChoices.length && Object.keys(filters).length === 0) return null;
  return (
    <nav className="filters" aria-label="Filter the leagues">
      {menu('state', 'State', 'All states', stateName, known('state'))}
      {menu('sport', 'Sport', 'All sports', same, known('sport'))}
      {menu('asset', 'Asset', 'All assets', same, known('asset'))}
      {menu('status', 'Proof', 'Any proof', (value) => proofLabels[value as keyof typeof proofLabels], pinStates)}
      <FilterMenu
        name="Confirmed"
        value={period(filters)}
        choices={[
          { label: 'At any time', change: { from: null, to: null }, on: !filters.from && !filters.to },
          ...periods.map((days) => ({
            label: `In the last ${days} days`,
            change: { from: from(days), to: null },
            on: filters.from === from(days) && !filters.to,
          })),
        ]}
      />
      {Object.keys(filters).length > 0 && (
        <Link className="filters__clear" to={`${path}${searchWithout(search)}`}>
          Clear filters
        </Link>
      )}
      {children}
    </nav>
  );
}
