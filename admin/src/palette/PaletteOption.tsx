import { MenuItem, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import { Highlight } from './Highlight.tsx';
import type { Item } from './items.ts';

type Props = {
  item: Item;
  id: string;
  typed: readonly string[];
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

/** A result in the palette; the active one is scrolled into view. */
export function PaletteOption({ item, id, typed, isActive, onChoose, onPoint }: Props) {
  const { title, subtitle, icon, glyph, status, shortcut } = item;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <MenuItem
      component="div"
      ref={option}
      id={id}
      role="option"
      tabIndex={-1} // Focus stays in the combobox.
      selected={isActive}
      aria-selected={isActive}
      onClick={onChoose}
      onMouseMove={isActive ? undefined : onPoint}
      sx={{ gap: 1.25, borderRadius: 1, minHeight: { xs: 44, sm: 36 } }}
    >
      {glyph ? <StatusGlyph name={glyph} /> : <Icon name={icon ?? 'aim'} />}
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>
          <Highlight text={title} typed={typed} />
        </Typography>
        {subtitle ? (
          <Typography noWrap variant="caption" color="text.secondary">
            <Highlight text={subtitle} typed={typed} />
          </Typography>
        ) : null}
      </Stack>
      {status ? <StatusChip {...status} /> : null}
      {shortcut ? <kbd>{shortcut}</kbd> : null}
    </MenuItem>
  );
}
