import { Box, ListSubheader } from '@mui/material';
import { memo } from 'react';
import type { Item } from './items.ts';
import { PaletteOption } from './PaletteOption.tsx';

type Props = {
  id: string;
  items: readonly Item[];
  typed: readonly string[];
  active: number;
  isWaiting: boolean;
  onPoint: (index: number) => void;
  onChoose: (item: Item) => void;
};

/** The palette's results grouped under headings: the listbox of its input. */
export const PaletteResults = memo(function PaletteResults(props: Props) {
  const { id, items, typed, active, isWaiting, onPoint, onChoose } = props;
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Box
      role="listbox"
      id={`${id}-list`}
      aria-label="Found"
      aria-busy={isWaiting}
      sx={{ maxHeight: '60vh', overflow: 'auto', p: 0.75, opacity: isWaiting ? 0.6 : 1 }}
    >
      {groups.map((group, groupIndex) => (
        <Box key={group} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <ListSubheader
            component="div"
            role="presentation"
            id={`${id}-group-${groupIndex}`}
            disableSticky
            sx={{ lineHeight: '26px', px: 1, bgcolor: 'transparent', fontSize: 12 }}
          >
            {group}
          </ListSubheader>
          {items.map((item, index) =>
            item.group === group ? (
              <PaletteOption
                key={item.key}
                item={item}
                id={`${id}-${index}`}
                typed={typed}
                isActive={index === active}
                onChoose={() => onChoose(item)}
                onPoint={() => onPoint(index)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
});
