import { useEffect, useState } from 'react';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { DialogClose } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FIND_KEYS } from '../palette/text.ts';
import { isBusy, nameOf, pageShortcuts } from './Shortcuts.tsx';

const everywhere = [
  [FIND_KEYS, 'Find anything'],
  ['Ctrl S', 'Save the form'],
  ['Ctrl ↵', 'Post the comment'],
  ['?', 'All shortcuts'],
] as const;

/** The keyboard shortcuts of the open page and of all pages, shown by ?. */
export function ShortcutSheet() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && !isBusy(event.target)) setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!open) return null;
  const ofPage = pageShortcuts().map(({ keys, label }) => [label, keys] as const);
  return (
    <DialogClose value={() => setOpen(false)}>
      <ConsoleDialog title="Keyboard shortcuts" size="xs">
        <FactList
          facts={[...ofPage, ...everywhere.map(([key, label]) => [label, [key]] as const)].map(([label, keys]) => [
            label,
            keys.map((key) => <kbd key={key}>{nameOf(key)}</kbd>),
          ])}
        />
      </ConsoleDialog>
    </DialogClose>
  );
}
