import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLogout, useTheme } from 'react-admin';
import { currentClaims } from '../../../ui/session.ts';

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Change Password and Logout (S-395), and the ground: light, dark, or as the device has it. */
export function SettingsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [theme, setTheme] = useTheme();
  const logout = useLogout();
  const claims = currentClaims();
  const who = claims?.name || claims?.email || 'Staff';
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="who"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${initials(who)}: settings of ${who}, ${claims?.role ?? ''}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {initials(who)}
      </button>
      <MuiMenu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled style={{ opacity: 1, fontWeight: 600 }}>
          {who}, {claims?.role}
        </MenuItem>
        <MenuItem component="a" href="/change-password">
          Change Password
        </MenuItem>
        <MenuItem
          onClick={() => {
            setTheme(theme === 'dark' ? 'light' : 'dark');
            close();
          }}
        >
          {theme === 'dark' ? 'Light colors' : 'Dark colors'}
        </MenuItem>
        <MenuItem onClick={() => logout()}>Logout</MenuItem>
      </MuiMenu>
    </>
  );
}
