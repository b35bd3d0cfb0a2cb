import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import { Box, FormHelperText, IconButton, InputLabel } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useInput, useTranslateLabel } from 'react-admin';
import { safeNodes } from './safeNodes.ts';

type Props = { source: string; helperText?: ReactNode };

const COMMANDS = [
  { command: 'bold', label: 'Bold', Icon: BoldIcon },
  { command: 'italic', label: 'Italic', Icon: ItalicIcon },
  { command: 'insertUnorderedList', label: 'Bulleted list', Icon: BulletsIcon },
  { command: 'insertOrderedList', label: 'Numbered list', Icon: NumbersIcon },
];

/**
 * A rich text input with a safe subset of elements; the server sanitizes the value (S-068). Pasting inserts plain text.
 */
export function RichTextInput({ source, helperText }: Props) {
  const { field, fieldState, id } = useInput({ source });
  const label = useTranslateLabel()({ source });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    // While the user is typing, the displayed text is newer than the value.
    if (element && document.activeElement !== element) element.replaceChildren(...safeNodes(String(field.value ?? '')));
  }, [field.value]);
  const read = () => {
    const html = body.current?.innerHTML ?? '';
    field.onChange(html === '<br>' ? '' : html);
  };
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <InputLabel id={id} error={Boolean(fieldState.error)}>
        {label}
      </InputLabel>
      <Box sx={{ border: 1, borderColor: 'var(--control)', borderRadius: '6px', bgcolor: 'background.paper' }}>
        <Box role="toolbar" aria-label={`Format ${label}`} sx={{ borderBottom: 1, borderColor: 'divider', px: 0.5 }}>
          {COMMANDS.map(({ command, label: name, Icon }) => (
            <IconButton
              key={command}
              size="small"
              aria-label={name}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                body.current?.focus();
                document.execCommand(command);
                read();
              }}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
        {/* a textarea holds no formatted text */}
        <Box
          ref={body}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          onInput={read}
          onBlur={field.onBlur}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
          }}
          sx={{ minHeight: 96, p: 1.25, outlineOffset: 2, '& ul, & ol': { pl: 2.5, my: 0.5 }, '& p': { m: 0 } }}
        />
      </Box>
      {helperText ? <FormHelperText>{helperText}</FormHelperText> : null}
      {fieldState.error ? <FormHelperText error>{String(fieldState.error.message)}</FormHelperText> : null}
    </Box>
  );
}
