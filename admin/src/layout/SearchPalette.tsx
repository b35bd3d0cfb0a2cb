import { Box, Dialog, InputBase, MenuItem, MenuList, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cityState } from '../../../ui/formats.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Icon, type IconName } from '../components/Icon.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from './useDebounced.ts';

type Found = { path: string; title: string; sub?: string; icon: IconName; group: string; inactive?: string };

const pages: Found[] = [
  { path: '/organizations', title: 'Organizations', icon: 'org', group: 'Go to' },
  { path: '/organizations?add', title: 'Add An Organization', icon: 'plus', group: 'Go to' },
  { path: '/campaign-planner/sponsors', title: 'Campaign Planner', icon: 'plan', group: 'Go to' },
  { path: '/campaign-planner/campaigns', title: 'Campaigns of all sponsors', icon: 'plan', group: 'Go to' },
  { path: '/campaign-planner/offers', title: 'Offers of all campaigns', icon: 'doc', group: 'Go to' },
  { path: '/campaign-planner/sponsors/add', title: 'Add A Sponsor', icon: 'plus', group: 'Go to' },
  { path: '/verifications', title: 'Verifications', icon: 'verify', group: 'Go to' },
  { path: '/mails', title: 'Mails', icon: 'mail', group: 'Go to' },
  { path: '/audit', title: 'Audit Log', icon: 'clock', group: 'Go to' },
];
const superPages: Found[] = [
  { path: '/checks', title: 'Checks', icon: 'check', group: 'Go to' },
  { path: '/league-import', title: 'Import CSV', icon: 'import', group: 'Go to' },
  { path: '/staff', title: 'Staff', icon: 'people', group: 'Go to' },
];

const FIND = 'Find an organization, campaign, offer or action';

/** What is found; `waiting` while that is not yet what these words find. */
function useFound(text: string): { found: Found[]; waiting: boolean; error: Error | null } {
  const query = useDebounced(text.trim(), 200);
  const { data, error, isPlaceholderData } = useOperationQuery(
    'paletteSearch',
    { query },
    { enabled: query.length > 1, keepPrevious: true },
  );
  const words = text.trim().toLowerCase();
  const offer = /^(?:offer\s*)?#?(\d{1,9})$/i.exec(words)?.[1];
  const own = [...pages, ...(mayOpen('superadmin') ? superPages : [])].filter(({ title }) =>
    title.toLowerCase().includes(words),
  );
  if (words.length < 2 && !offer) return { found: own, waiting: false, error: null };
  const waiting = words.length > 1 && !error && (isPlaceholderData || !data || query !== text.trim());
  const found: Found[] = [
    ...(offer ? [{ path: `/offers/${offer}`, title: `Offer ${offer}`, icon: 'doc' as const, group: 'Offers' }] : []),
    ...(data?.searchedOrganizations ?? []).map((one) => ({
      path: `/organizations/${one.id}`,
      title: one.name,
      sub: cityState(one),
      icon: 'org' as const,
      group: 'Organizations',
    })),
    ...(data?.searchCampaigns ?? []).slice(0, 6).map((one) => ({
      path: `/campaign-planner/sponsors/${one.sponsor.id}/campaigns/${one.id}`,
      title: campaignTitle(one),
      sub: one.sponsor.name,
      icon: 'plan' as const,
      group: 'Campaigns',
      inactive: one.status,
    })),
    ...own,
  ];
  return { found, waiting, error };
}

/** Finds any organization, campaign, offer or page; opened by Ctrl/Cmd-K. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { found, waiting, error } = useFound(text);
  const navigate = useNavigate();
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts again at the first result
  useEffect(() => {
    setAt(0);
    setEntered(false);
  }, [text]);
  const go = (item: Found | undefined) => {
    if (!item) return;
    onClose();
    navigate(item.path);
    // the dialog gives the focus back to what opened it; the user continues in the page (O20)
    setTimeout(() => document.getElementById('main-content')?.focus());
  };
  // Enter before the answer opens its first result: results of the earlier text are not what was meant
  const [entered, setEntered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answer
  useEffect(() => {
    if (!entered || waiting) return;
    setEntered(false);
    go(found[at]);
  }, [entered, waiting]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((now) => Math.min(now + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt((now) => Math.max(now - 1, 0));
    else if (event.key === 'Enter') setEntered(true);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        Find anything
      </Box>
      <InputBase
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={FIND}
        startAdornment={<Icon name="search" size={20} />}
        endAdornment={<kbd>Esc</kbd>}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': found[at] ? `${id}-${at}` : undefined,
            'aria-label': FIND,
          },
        }}
        sx={{ px: 2, py: 1, gap: 1.25, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
      />
      <MenuList
        role="listbox"
        id={`${id}-list`}
        aria-label="Found"
        aria-busy={waiting}
        sx={{ maxHeight: '52vh', overflow: 'auto', p: 0.75 }}
      >
        {found.map((item, index) => (
          <MenuItem
            key={item.path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1} // focus stays in the combobox
            selected={index === at}
            aria-selected={index === at}
            onClick={() => go(item)}
            onMouseMove={() => setAt(index)}
            sx={{ gap: 1.25 }}
          >
            <Icon name={item.icon} />
            <Typography noWrap sx={{ flex: 1 }}>
              {item.title}
            </Typography>
            {item.inactive ? <StatusChip of="campaign" status={item.inactive} /> : null}
            <Typography variant="caption" color="text.secondary">
              {item.sub ?? item.group}
            </Typography>
          </MenuItem>
        ))}
      </MenuList>
      {error ? <Typography sx={{ p: 2 }}>{messageOf(error)}</Typography> : null}
      {found.length === 0 && !error ? (
        <Typography sx={{ p: 2 }}>{waiting ? 'Searching...' : 'Nothing found. Try another word.'}</Typography>
      ) : null}
    </Dialog>
  );
}
