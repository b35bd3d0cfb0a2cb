import { Button } from '@mui/material';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Choice } from '../form/choice.ts';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  choices: readonly Choice[];
  picked: readonly string[];
  onChange: (picked: string[]) => void;
};

/** A chip that opens a menu with checkboxes. */
export function ChoicesMenu({ label, choices, picked, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const all = picked.length === choices.length;
  const toggle = (id: string) =>
    onChange(
      choices
        .map((choice) => String(choice.id))
        .filter((key) => (key === id ? !picked.includes(key) : picked.includes(key))),
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<Icon name="down" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}: {all ? 'all' : `${picked.length} of ${choices.length}`}
      </Button>
      <MuiMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => {
          const on = picked.includes(String(choice.id));
          return (
            <MenuItem
              key={choice.id}
              role="menuitemcheckbox"
              aria-checked={on}
              onClick={() => toggle(String(choice.id))}
            >
              <span style={{ width: 16, visibility: on ? 'visible' : 'hidden' }}>
                <Icon name="ok" />
              </span>
              {choice.name}
            </MenuItem>
          );
        })}
      </MuiMenu>
    </>
  );
}
