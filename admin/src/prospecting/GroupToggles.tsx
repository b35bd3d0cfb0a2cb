import { Chip, Stack } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { formatNumber } from '../../../ui/formats.ts';
import { Icon, type IconName } from '../components/Icon.tsx';
import { type Group, groups } from '../offers/states.ts';

type ToggleProps = { checked: boolean; icon?: IconName; children: ReactNode; onToggle: () => void };

/** A checkbox styled as a chip. */
const Toggle = ({ checked, icon = 'ok', children, onToggle }: ToggleProps) => (
  <Chip
    component="button"
    role="checkbox"
    aria-checked={checked}
    clickable
    variant="outlined"
    label={
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
        {checked || icon !== 'ok' ? <Icon name={icon} /> : null}
        <span>{children}</span>
      </Stack>
    }
    onClick={onToggle}
    sx={{
      flex: 'none',
      height: { xs: 44, sm: 32 },
      borderRadius: 22,
      px: 0.5,
      fontSize: 13,
      ...(checked
        ? { color: 'primary.main', borderColor: 'primary.main', bgcolor: 'var(--field-50)' }
        : { color: 'text.secondary', bgcolor: 'background.paper', '& b': { color: 'text.primary' } }),
    }}
  />
);

type Props = {
  visible: readonly Group[];
  counts: ReadonlyMap<Group, readonly unknown[]>;
  map: boolean;
  onToggle: (group: Group) => void;
  onMap: (shown: boolean) => void;
};

/** Toggles for the visible groups and the map (B-307). */
export const GroupToggles = memo(({ visible, counts, map, onToggle, onMap }: Props) => (
  <Stack
    direction="row"
    role="group"
    aria-label="Show groups"
    sx={{ gap: 0.75, flexWrap: { sm: 'wrap' }, overflowX: 'auto', mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 } }}
  >
    {groups.map(({ id, label }) => (
      <Toggle key={id} checked={visible.includes(id)} onToggle={() => onToggle(id)}>
        {label} <b>{formatNumber(counts.get(id)?.length ?? 0)}</b>
      </Toggle>
    ))}
    <Toggle checked={map} icon="pin" onToggle={() => onMap(!map)}>
      Map
    </Toggle>
  </Stack>
));
