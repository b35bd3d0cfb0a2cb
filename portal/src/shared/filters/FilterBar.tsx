/**
 * The filters of a list or map as menus. Choices are links, because dashboards have no inputs (S-002) and each view has an
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
import { type FilterName, type Filters, filtersOf, searchWith, searchWithout } from '../../lib/filters.ts';
import { proofLabels } from '../../lib/proofStates.ts';
import './filters.css';

interface Choice {
  label: string;
  /** What it changes in the address. */
  change: Readonly<Record<string, string | null>>;
  on: boolean;
}

/** Lengths of the periods that can be chosen, in days before today. */
const periods = [7, 30, 90];
const since = (days: number) => addDays(today(), -days);

function period({ from, to }: Filters): string | null {
  if (!from && !to) return null;
  const days = periods.find((count) => !to && from === since(count));
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

interface Props {
  /** Accessible name, such as "Filter the leagues". */
  label: string;
  /** The filters that the list or map has. */
  offered: readonly FilterName[];
  /** States, sports and assets that can be chosen, each with its kind. */
  choices: readonly { kind: string | null; name: string | null }[];
  /** Campaigns that can be chosen. */
  campaigns?: readonly { id: number; name: string | null }[];
  /** What the days of the period are. */
  periodOf?: string;
  /** Shown beside the menus: how much the filters leave. */
  children?: ReactNode;
}

export function FilterBar({ label, offered, choices, campaigns = [], periodOf = 'Confirmed', children }: Props) {
  const search = useSearch();
  const [path] = useLocation();
  const filters = filtersOf(search, offered);
  const menu = (
    name: FilterName,
    title: string,
    any: string,
    values: readonly string[],
    labelOf: (value: string) => string = (value) => value,
  ) => {
    const current = filters[name] ?? null;
    const listed = current === null || values.includes(current) ? values : [current, ...values];
    if (!offered.includes(name) || (listed.length < 2 && current === null)) return null; // nothing to choose between
    return (
      <FilterMenu
        name={title}
        value={current === null ? null : labelOf(current)}
        choices={[
          { label: any, change: { [name]: null }, on: current === null },
          ...listed.map((value) => ({ label: labelOf(value), change: { [name]: value }, on: value === current })),
        ]}
      />
    );
  };
  const known = (kind: string) =>
    choices.flatMap((choice) => (choice.kind === kind && choice.name ? [choice.name] : []));
  const campaignName = (id: string) => campaigns.find((campaign) => String(campaign.id) === id)?.name ?? id;
  if (offered.length === 0) return null;
  return (
    <nav className="filters" aria-label={label}>
      {menu(
        'campaign',
        'Campaign',
        'All campaigns',
        campaigns.map(({ id }) => String(id)),
        campaignName,
      )}
      {menu('state', 'State', 'All states', known('state'), stateName)}
      {menu('sport', 'Sport', 'All sports', known('sport'))}
      {menu('asset', 'Asset', 'All assets', known('asset'))}
      {menu('status', 'Proof', 'Any proof', pinStates, (value) => proofLabels[value as keyof typeof proofLabels])}
      {offered.includes('favorites') && (
        <Link
          className={filters.favorites ? 'filters__toggle filters__toggle--on' : 'filters__toggle'}
          to={`${path}${searchWith(search, { favorites: filters.favorites ? null : '1' })}`}
          aria-current={filters.favorites ? 'true' : undefined}
        >
          Favorites
        </Link>
      )}
      {offered.includes('from') && (
        <FilterMenu
          name={periodOf}
          value={period(filters)}
          choices={[
            { label: 'At any time', change: { from: null, to: null }, on: !filters.from && !filters.to },
            ...periods.map((days) => ({
              label: `In the last ${days} days`,
              change: { from: since(days), to: null },
              on: filters.from === since(days) && !filters.to,
            })),
          ]}
        />
      )}
      {Object.keys(filters).length > 0 && (
        <Link className="filters__clear" to={`${path}${searchWithout(search, offered)}`}>
          Clear filters
        </Link>
      )}
      {children}
    </nav>
  );
}
