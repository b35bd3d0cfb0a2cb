import { type ReactNode, useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { safeNodes } from './safeNodes.ts';

type Props = { source: string; label: string; hint?: ReactNode };

const commands = [
  { command: 'bold', label: 'Bold', text: 'B' },
  { command: 'italic', label: 'Italic', text: 'I' },
  { command: 'insertUnorderedList', label: 'Bulleted list', text: '•' },
  { command: 'insertOrderedList', label: 'Numbered list', text: '№' },
];

/** Formatted text of a safe set of elements; the server cleans what it answers (S-068). Pasting brings plain text only. */
export function RichTextIn({ source, label, hint }: Props) {
  const { field, fieldState, id } = useInput({ source });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    // While someone types, the text on screen is the newer one.
    if (element && document.activeElement !== element) element.replaceChildren(...safeNodes(String(field.value ?? '')));
  }, [field.value]);
  const read = () => {
    const html = body.current?.innerHTML ?? '';
    field.onChange(html === '<br>' ? '' : html);
  };
  return (
    <div className={`field wide${fieldState.error ? ' is-wrong' : ''}`}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="richtext">
        <div className="richtext__bar" role="toolbar" aria-label={`Format ${label}`}>
          {commands.map(({ command, label: name, text }) => (
            <button
              key={command}
              type="button"
              className="btn btn--sm btn--icon btn--bare"
              aria-label={name}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                body.current?.focus();
                document.execCommand(command);
                read();
              }}
            >
              {text}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no formatted text */}
        <div
          ref={body}
          className="richtext__body"
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
        />
      </div>
      {hint ? <p className="hint">{hint}</p> : null}
      {fieldState.error ? <p className="err">{String(fieldState.error.message)}</p> : null}
    </div>
  );
}
