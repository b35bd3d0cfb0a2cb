import { ActionsMenu, type MenuEntry } from '../components/ActionsMenu.tsx';
import { type FilterKind, filterKinds } from './filterKinds.ts';
import type { SearchFilterFragment } from './generated/graphql.ts';

type Props = {
  filters: readonly SearchFilterFragment[];
  onAdd: (kind: FilterKind) => void;
  onAddLocations: () => void;
};

/** The menu's three groups; a kind that can occur only once is disabled while present (B-267, B-284). */
export function AddFilterMenu({ filters, onAdd, onAddLocations }: Props) {
  const entry = (kind: FilterKind): MenuEntry => ({
    label: kind.label,
    icon: kind.icon,
    disabled: !kind.repeats && filters.some(({ type }) => type === kind.type),
    onClick: () => onAdd(kind),
  });
  const of = (group: FilterKind['group']) => filterKinds.filter((kind) => kind.group === group).map(entry);
  return (
    <ActionsMenu
      label="Add Filter"
      icon="plus"
      size="small"
      entries={[
        { kind: 'group', label: 'Location' },
        { label: 'Target Locations', icon: 'pin', onClick: onAddLocations },
        ...of('Location'),
        { kind: 'group', label: 'Attribute' },
        ...of('Attribute'),
        { kind: 'group', label: 'Demographic' },
        ...of('Demographic'),
      ]}
    />
  );
}
