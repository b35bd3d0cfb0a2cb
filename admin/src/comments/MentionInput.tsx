import { MenuItem, MenuList, Paper, Popper } from '@mui/material';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MultilineInput } from '../form/inputs.tsx';
import { matchesOf, mentionLabel, type Person, typedMention } from './mentions.ts';
import { useStaff } from './useStaff.ts';

type Props = Omit<TextInputProps, 'slotProps'> & {
  source: string;
  /** Accessible name for an input without a visible label. */
  inputLabel?: string;
};

/** A multiline text input in which @ suggests staff to mention: arrow keys, Enter or Tab select, Escape closes. Ctrl+Enter submits the form (O16). */
export function MentionInput({ source, inputLabel, ...props }: Props) {
  const staff = useStaff();
  const { setValue } = useFormContext();
  const input = useRef<HTMLTextAreaElement>(null); // react-admin's inputs expose no ref.
  const listId = useId();
  const [typed, setTyped] = useState<ReturnType<typeof typedMention>>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const matches = typed && typed.start !== closedAt ? matchesOf(typed.query, staff) : [];
  const open = matches.length > 0;
  const current = Math.min(index, matches.length - 1);

  const follow = (event: SyntheticEvent) => {
    input.current = event.target as HTMLTextAreaElement;
    const { value, selectionStart, selectionEnd } = input.current;
    const next = selectionStart === selectionEnd ? typedMention(value, selectionStart) : null;
    if (next?.query !== typed?.query) setIndex(0);
    if (next?.start !== closedAt) setClosedAt(null);
    setTyped(next);
  };
  const choose = (person: Person) => {
    const box = input.current;
    if (!box || !typed) return;
    const before = `${box.value.slice(0, typed.start)}@${mentionLabel(person, staff)} `;
    const after = box.value.slice(box.selectionStart).replace(/^ /, '');
    setValue(source, before + after, { shouldDirty: true });
    setTyped(null);
    // After the new value has been rendered.
    setTimeout(() => box.setSelectionRange(before.length, before.length));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) input.current?.form?.requestSubmit();
    if (!open || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setIndex((current + (key === 'ArrowDown' ? 1 : matches.length - 1)) % matches.length);
    else if (key === 'Enter' || key === 'Tab') choose(matches[current] as Person);
    else if (key === 'Escape') setClosedAt(typed?.start ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <MultilineInput
        source={source}
        {...props}
        onSelect={follow}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
        slotProps={{
          htmlInput: {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': open ? listId : undefined,
            'aria-activedescendant': open ? `${listId}-${matches[current]?.id}` : undefined,
            ...(inputLabel ? { 'aria-label': inputLabel } : {}),
          },
        }}
      />
      <Popper open={open} anchorEl={input.current} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Paper elevation={8}>
          <MenuList id={listId} role="listbox" aria-label="Mention" dense sx={{ minWidth: 240 }}>
            {matches.map((person, at) => (
              <MenuItem
                key={person.id}
                id={`${listId}-${person.id}`}
                role="option"
                aria-selected={at === current}
                selected={at === current}
                tabIndex={-1}
                onMouseDown={(event) => {
                  event.preventDefault(); // The input keeps focus.
                  choose(person);
                }}
              >
                {mentionLabel(person, staff)}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  );
}
