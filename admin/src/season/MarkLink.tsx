import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Campaign, daysOf, isMovable, type Mark, markPath, markText } from './marks.ts';
import type { Mover } from './useMover.tsx';

type Props = {
  mark: Mark;
  campaign: Campaign;
  mover: Mover;
  /** Where it leads instead of the mark's own record or list. */
  to?: string;
  /** Its name, if not that of the mark. */
  name?: string;
  children: ReactNode;
};

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 0.75,
  minWidth: 24,
  minHeight: 24,
  typography: 'body2',
  color: 'text.primary',
  textAlign: 'left',
  borderRadius: 1,
  '&:hover': { textDecoration: 'underline' },
} as const;

/** A mark: a link to what it stands for. One that can be moved has a menu, and can be dragged. */
export function MarkLink({ mark, campaign, mover, to = markPath(mark, campaign), name, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const navigate = useNavigate();
  const label = name ?? `${campaign.name}: ${markText(mark)}, ${daysOf(mark)}`;
  if (!isMovable(mark))
    return (
      <ButtonBase component={Link} to={to} aria-label={label} title={label} sx={style}>
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
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        draggable
        onDragStart={(event: DragEvent) => {
          event.dataTransfer?.setData('text/plain', label);
          mover.start({ mark, campaign });
        }}
        onDragEnd={mover.end}
        onClick={({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget)}
        sx={{ ...style, cursor: 'grab' }}
      >
        {children}
      </ButtonBase>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => navigate(to))}>Open</MenuItem>
        <MenuItem onClick={choose(() => mover.move({ mark, campaign }))}>Move</MenuItem>
      </Menu>
    </>
  );
}
