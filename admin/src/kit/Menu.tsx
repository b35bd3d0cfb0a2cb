import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type MenuEntry =
  | {
      kind?: 'action';
      label: string;
      icon?: IconName;
      end?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      onClick: () => void;
    }
  | { kind: 'group'; label: string }
  | { kind: 'rule' };

type Props = {
  /** Visible text, or the name of an icon button. */
  label: string;
  icon?: IconName;
  /** Only the icon is seen; the label is read. */
  iconOnly?: boolean;
  look?: 'plain' | 'bare';
  small?: boolean;
  entries: readonly MenuEntry[];
};

/** A button that opens a list of actions; arrow keys, Home, End and Escape as in every menu. */
export function Menu({ label, icon, iconOnly = false, look = 'plain', small = false, entries }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`btn${look === 'bare' ? ' btn--bare' : ''}${small ? ' btn--sm' : ''}${iconOnly ? ' btn--icon' : ''}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={iconOnly ? label : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon ? <Icon name={icon} /> : null}
        {iconOnly ? null : label}
        {iconOnly ? null : <Icon name="down" />}
      </button>
      <MuiMenu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map((entry, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other key
          if (entry.kind === 'rule') return <Divider key={index} />;
          if (entry.kind === 'group') {
            return (
              <ListSubheader key={entry.label} disableSticky style={{ lineHeight: '24px', background: 'none' }}>
                {entry.label}
              </ListSubheader>
            );
          }
          return (
            <MenuItem
              key={entry.label}
              disabled={entry.disabled ?? false}
              style={entry.danger ? { color: 'var(--danger)' } : undefined}
              onClick={() => {
                setAnchor(null);
                entry.onClick();
              }}
            >
              {entry.icon ? <Icon name={entry.icon} /> : null}
              {entry.label}
              {entry.end ? (
                <span className="soft small" style={{ marginLeft: 'auto' }}>
                  {entry.end}
                </span>
              ) : null}
            </MenuItem>
          );
        })}
      </MuiMenu>
    </>
  );
}
