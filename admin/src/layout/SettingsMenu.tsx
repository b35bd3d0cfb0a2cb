import { Avatar, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { currentClaims } from '../../../ui/session.ts';
import { useAccountActions } from '../actions/useConsoleActions.ts';
import { initials } from '../components/initials.ts';
import { DailyMailItem } from '../tasks/DailyMailItem.tsx';

/** Change Password and Logout (S-395), color scheme, and the daily email. */
export function SettingsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = useAccountActions();
  const claims = currentClaims();
  const name = claims?.name || claims?.email || 'Staff';
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${initials(name)}: settings of ${name}, ${claims?.role ?? ''}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: 13,
            fontWeight: 600,
            bgcolor: 'var(--bar-2)',
            color: 'var(--bar-ink)',
          }}
        >
          {initials(name)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 }, fontWeight: 600 }}>
          {name}, {claims?.role}
        </MenuItem>
        <MenuItem component={Link} to="/my-changes" onClick={close}>
          My Changes
        </MenuItem>
        <MenuItem component={Link} to="/api-keys" onClick={close}>
          API keys and feeds
        </MenuItem>
        <MenuItem component="a" href="/webhooks">
          Webhooks
        </MenuItem>
        <MenuItem component="a" href="/change-password">
          Change Password
        </MenuItem>
        <MenuItem component="a" href="/security">
          Security
        </MenuItem>
        <DailyMailItem />
        {actions.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
