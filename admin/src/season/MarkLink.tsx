import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Campaign, daysOf, isMovable, lanes, type Mark, markPath } from './marks.ts';
import type { Mover } from './useMover.tsx';

type Props = { mark: Mark; campaign: Campaign; mover: Mover; children: ReactNode };

/** A mark: a link to what it represents. One that can be moved is dragged, or moved from its menu. */
export function MarkLink({ mark, campaign, mover, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const to = markPath(mark, campaign);
  const label = [campaign.name, lanes[mark.kind], daysOf(mark), mark.name].filter(Boolean).join(', ');
  const common = {
    title: label,
    sx: {
      justifyContent: 'flex-start',
      gap: 0.75,
      minWidth: 24,
      maxWidth: '100%',
      minHeight: 24,
      typography: 'body2',
      textAlign: 'left',
    },
  };
  if (!isMovable(mark))
    return (
      <ButtonBase component={Link} to={to} {...common}>
        {children}
      </ButtonBase>
    );
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <ButtonBase
        component="div" // Firefox does not drag buttons.
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        draggable
        onDragStart={(event: DragEvent) => {
          event.dataTransfer?.setData('text/plain', label);
          mover.drag({ mark, campaign, over: null });
        }}
        onDragEnd={() => mover.drag(null)}
        onClick={(event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget)}
        {...common}
      >
        {children}
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => navigate(to))}>Open</MenuItem>
        <MenuItem onClick={choose(() => mover.move(mark, campaign))}>Move</MenuItem>
      </Menu>
    </>
  );
}
