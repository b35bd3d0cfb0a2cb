import { Alert, Box, Button, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import type { Item } from './items.ts';
import { PaletteResults } from './PaletteResults.tsx';
import { FIND } from './text.ts';
import { usePaletteItems } from './usePaletteItems.ts';
import { usePaletteKeys } from './usePaletteKeys.ts';

/** The sponsor's id in the current URL. */
const sponsorIn = (path: string): number => Number(/\/sponsors\/(\d+)$/.exec(path)?.[1]);

/** Finds records, pages and actions; opened by Ctrl+K or Cmd+K. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  /** Builds the target path for the sponsor that must be selected first, such as for a new campaign. */
  const [withSponsor, setWithSponsor] = useState<((id: number) => string) | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  // Paint the typed character before its results.
  const shownText = useDeferredValue(text);
  const { items, typed, error, refetch, ...found } = usePaletteItems(shownText, withSponsor !== null);
  const isWaiting = found.isWaiting || shownText !== text;
  const isSlow = useDelayedBusy(isWaiting);
  const choose = useEvent(({ action }: Item) => {
    if ('chooseSponsor' in action) {
      setText('');
      setWithSponsor(() => action.chooseSponsor);
      return;
    }
    onClose();
    if ('run' in action) {
      setTimeout(action.run); // After this dialog has returned focus, because a dialog of the action takes it.
      return;
    }
    navigate(withSponsor ? withSponsor(sponsorIn(action.to)) : action.to);
    // The dialog returns focus to its opener; the user continues in the page (O20).
    setTimeout(() => document.getElementById('main-content')?.focus());
  });
  const { active, setActive, onKeyDown } = usePaletteKeys(text, items, isWaiting, choose);
  const retry = () => {
    refetch();
    input.current?.focus(); // The button disappears with the message.
  };
  const label = withSponsor ? 'Which sponsor is the campaign for?' : FIND;
  const close = () => {
    if (!withSponsor) return onClose();
    setText('');
    setWithSponsor(null);
  };
  const hint =
    withSponsor && !text.trim() ? "Type the sponsor's name." : `Nothing found for “${text.trim()}”. Try another word.`;
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paper': { mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
      }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        Find anything
      </Box>
      <InputBase
        autoFocus
        inputRef={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={label}
        startAdornment={<Icon name="search" size={20} />}
        endAdornment={
          <Button size="small" aria-label="Esc, close" onClick={close} sx={{ minWidth: 0, p: 0.5 }}>
            <kbd>Esc</kbd>
          </Button>
        }
        slotProps={{
          input: {
            role: 'combobox',
            maxLength: 200,
            autoComplete: 'off',
            spellCheck: false,
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': `${id}-list`,
            'aria-activedescendant': items[active] ? `${id}-${active}` : undefined,
            'aria-label': label,
          },
        }}
        sx={{
          px: 2,
          py: 1,
          gap: 1.25,
          fontSize: 16,
          borderBottom: 1,
          borderColor: 'divider',
          '& input': { textOverflow: 'ellipsis' },
        }}
      />
      <Box sx={{ height: 2 }}>{isSlow ? <LinearProgress aria-label="Searching" sx={{ height: 2 }} /> : null}</Box>
      <PaletteResults
        id={id}
        items={items}
        typed={typed}
        active={active}
        isWaiting={found.isWaiting}
        onPoint={setActive}
        onChoose={choose}
      />
      <Box role="status" sx={visuallyHidden}>
        {isWaiting || error ? '' : pluralise(items.length, 'result')}
      </Box>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      ) : null}
      {items.length === 0 && !error ? (
        <Typography color="text.secondary" sx={{ p: 2, pt: 0 }}>
          {isWaiting ? 'Searching...' : hint}
        </Typography>
      ) : null}
    </Dialog>
  );
}
