/** The filters of a list as menus of links: nothing on a dashboard is typed or chosen in a form (S-002). */
import { Link } from 'wouter';
import { today } from '../../../../ui/clock.ts';
import { addDays, formatDate } from '../../../../ui/formats.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import type { EvidenceList, FilterName, Filters } from '../../lib/evidence.ts';
import { paths } from '../../lib/paths.ts';
import type { EvidenceHeadQuery } from './generated/graphql.ts';
import { assetStatuses, evidenceLists } from './lists.ts';

type Choice = { label: string; filters: Filters; current: boolean };

const without = (filters: Filters, ...names: FilterName[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as FilterName)));

/** The menus of a list: a name, the label of the choice, and the choices; the first one removes the filter. */
function menusOf(head: EvidenceHeadQuery, list: EvidenceList, filters: Filters) {
  const offered: readonly FilterName[] = evidenceLists[list].filters;
  const menu = (name: FilterName, title: string, all: string, values: readonly (readonly [string, string])[]) => {
    if (!offered.includes(name) || values.length < 2) return [];
    const current = values.find(([value]) => value === filters[name]);
    const choices: Choice[] = [
      { label: all, filters: without(filters, name), current: !filters[name] },
      ...values.map(([value, label]) => ({
        label,
        filters: { ...filters, [name]: value },
        current: filters[name] === value,
      })),
    ];
    return [{ title, chosen: current?.[1] ?? filters[name] ?? null, choices }];
  };
  const valuesOf = (kind: string) =>
    head.choices.flatMap((choice) =>
      choice.kind === kind && choice.name !== null ? [[choice.name, choice.name] as const] : [],
    );
  const periods = [
    ['Last 7 days', 7],
    ['Last 4 weeks', 28],
    ['Last 3 months', 91],
  ] as const;
  const since = (days: number) => addDays(today(), -days);
  const chosenPeriod = filters.from && !filters.to ? periods.find(([, days]) => since(days) === filters.from) : null;
  const range = [filters.from && `from ${formatDate(filters.from)}`, filters.to && `to ${formatDate(filters.to)}`];
  const period = {
    title: 'Period',
    chosen: chosenPeriod?.[0] ?? (range.filter(Boolean).join(' ') || null),
    choices: [
      { label: 'Any time', filters: without(filters, 'from', 'to'), current: !filters.from && !filters.to },
      ...periods.map(([label, days]) => ({
        label,
        filters: { ...without(filters, 'to'), from: since(days) },
        current: chosenPeriod?.[0] === label,
      })),
    ],
  };
  return [
    ...menu(
      'campaign',
      'Campaign',
      'All campaigns',
      head.campaigns.map(({ id, name }) => [String(id), name ?? '']),
    ),
    ...menu('state', 'State', 'All states', valuesOf('state')),
    ...menu('sport', 'Sport', 'All sports', valuesOf('sport')),
    ...menu('asset', 'Asset', 'All assets', valuesOf('asset')),
    ...menu('status', 'Status', 'Any status', Object.entries(assetStatuses)),
    ...(offered.includes('from') ? [period] : []),
  ];
}

export function FilterMenus({
  head,
  list,
  filters,
  kept,
  token,
}: {
  head: EvidenceHeadQuery;
  list: EvidenceList;
  filters: Filters;
  /** What else stays in the address. */
  kept: Readonly<Record<string, string>>;
  token: string;
}) {
  const menus = menusOf(head, list, filters);
  if (menus.length === 0) return null;
  return (
    <nav className="evidence__filters" aria-label="Filters">
      {menus.map(({ title, chosen, choices }) => (
        <Menu
          key={title}
          summary={
            <>
              {title}
              {chosen !== null && <b>{chosen}</b>}
              <Icon name="down" className="chev" />
            </>
          }
        >
          {choices.map((choice) => (
            <li key={choice.label}>
              <Link
                to={paths.evidence(token, list, { ...choice.filters, ...kept })}
                aria-current={choice.current ? 'true' : undefined}
                replace
              >
                {choice.label}
              </Link>
            </li>
          ))}
        </Menu>
      ))}
      {Object.keys(filters).length > 0 && (
        <Link className="evidence__clear" to={paths.evidence(token, list, kept)} replace>
          <Icon name="x" /> Clear filters
        </Link>
      )}
    </nav>
  );
}
