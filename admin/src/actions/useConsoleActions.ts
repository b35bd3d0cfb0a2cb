import { useLogout, useTheme } from 'react-admin';
import { pages } from './pages.ts';
import { type Action, useActions } from './registry.ts';

const additions: readonly Action[] = [
  {
    label: 'Add An Organization',
    icon: 'plus',
    keywords: 'create new league',
    to: '/organizations?add',
    access: { resource: 'organizations', action: 'create' },
  },
  {
    label: 'Add A Sponsor',
    icon: 'plus',
    keywords: 'create new brand',
    to: '/campaign-planner/sponsors/add',
    access: { resource: 'sponsors', action: 'create' },
  },
  {
    label: 'Add A Campaign',
    icon: 'plus',
    keywords: 'create new',
    chooseSponsor: (id) => `/campaign-planner/sponsors/${id}/campaigns/add`,
    access: { resource: 'campaigns', action: 'create' },
  },
];

/** The actions of the user's account, for the settings menu and the palette. */
export function useAccountActions(): Extract<Action, { run: () => void }>[] {
  const [theme, setTheme] = useTheme();
  const logout = useLogout();
  return [
    {
      label: theme === 'dark' ? 'Light colors' : 'Dark colors',
      icon: 'eye',
      keywords: 'theme mode',
      run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    },
    { label: 'Logout', icon: 'left', keywords: 'log out sign off', run: () => void logout() },
  ];
}

/** Registers the actions that are available on every page. */
export function useConsoleActions(): void {
  useActions([
    ...additions,
    ...pages,
    ...useAccountActions(),
    { label: 'My Changes', icon: 'clock', keywords: 'undo history', to: '/my-changes' },
    { label: 'Security', icon: 'lock', keywords: 'passkey sessions', run: () => location.assign('/security') },
    { label: 'Webhooks', icon: 'send', keywords: 'program events', run: () => location.assign('/webhooks') },
    { label: 'Change Password', icon: 'lock', keywords: 'account', run: () => location.assign('/change-password') },
  ]);
}
