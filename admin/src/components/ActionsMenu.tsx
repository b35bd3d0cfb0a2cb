import { Button, Divider, IconButton, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { type MouseEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { useActions } from '../actions/registry.ts';
import { type OpenDialog, useDialog } from './DialogButton.tsx';
import { Icon, type IconName } from './Icon.tsx';

export type MenuEntry =
  | {
      kind?: 'action';
      label: string;
      icon?: IconName;
      end?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      onClick?: () => void;
      /** The dialog that the entry opens, instead of `onClick`. */
      dialog?: ReactElement;
    }
  | { kind: 'group'; label: string }
  | { kind: 'rule' };

type Props = {
  /** Visible text, or the name of an icon button. */
  label: string;
  icon?: IconName;
  /** True shows only the icon; the label becomes the accessible name. */
  iconOnly?: boolean;
  size?: 'small' | 'medium';
  variant?: 'outlined' | 'text';
  entries: readonly MenuEntry[];
  /** The record or page that the entries act on; if set, the search palette lists them, too. */
  of?: string;
  /** Opens the dialogs where they outlive the menu; by default they are beside it. */
  onOpen?: OpenDialog;
};

/** A button that opens a menu of actions with the usual keyboard support. */
export function ActionsMenu({
  label,
  icon,
  iconOnly = false,
  size = 'medium',
  variant = 'outlined',
  entries,
  of,
  onOpen,
}: Props) {
  const [dialog, openDialog] = useDialog();
  const run = (entry: Extract<MenuEntry, { dialog?: unknown }>) =>
    entry.dialog ? (onOpen ?? openDialog)(entry.dialog) : entry.onClick?.();
  useActions(
    entries.flatMap((entry) =>
      of === undefined || entry.kind === 'rule' || entry.kind === 'group' || entry.disabled
        ? []
        : [{ label: entry.label, of, run: () => run(entry), ...(entry.icon ? { icon: entry.icon } : {}) }],
    ),
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const opener = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {iconOnly && icon ? (
        <IconButton {...opener} size={size} aria-label={label}>
          <Icon name={icon} />
        </IconButton>
      ) : (
        <Button
          {...opener}
          size={size}
          variant={variant}
          startIcon={icon ? <Icon name={icon} /> : null}
          endIcon={<Icon name="down" />}
        >
          {label}
        </Button>
      )}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map((entry, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other key
          if (entry.kind === 'rule') return <Divider key={index} />;
          if (entry.kind === 'group')
            return (
              <ListSubheader key={entry.label} disableSticky sx={{ lineHeight: '24px', background: 'none' }}>
                {entry.label}
              </ListSubheader>
            );
          return (
            <MenuItem
              key={entry.label}
              disabled={entry.disabled ?? false}
              sx={{ gap: 1.25, ...(entry.danger ? { color: 'error.main' } : {}) }}
              onClick={() => {
                setAnchor(null);
                run(entry);
              }}
            >
              {entry.icon ? <Icon name={entry.icon} /> : null}
              {entry.label}
              {entry.end ? (
                <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 'auto' }}>
                  {entry.end}
                </Typography>
              ) : null}
            </MenuItem>
          );
        })}
      </Menu>
      {dialog}
    </>
  );
}
