import { useState } from 'react';
import { BringBack } from '../history/BringBack.tsx';
import { Empty } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Confirm } from '../kit/Modal.tsx';
import type { CreativeFile, CreativeText } from './documents.ts';
import { FileForm } from './FileForm.tsx';
import { plainOf, TextForm } from './TextForm.tsx';

/** What changes the creatives of one deadline, or the templates of a default one. */
export type CreativeCalls = {
  saveText: (values: { name: string; content: string }, id?: number) => Promise<unknown>;
  removeText: (id: number) => Promise<unknown>;
  addFile: (file: File, name: string, signal: AbortSignal) => Promise<unknown>;
  removeFile: (id: number) => Promise<unknown>;
};

type Asked =
  | { kind: 'text'; text?: CreativeText }
  | { kind: 'file' }
  | { kind: 'delete'; name: string; remove: () => Promise<unknown> };

type Props = {
  /** "creative" or "template", for titles. */
  word: string;
  texts: readonly CreativeText[];
  files: readonly CreativeFile[];
  calls: CreativeCalls;
  disabled?: boolean;
};

/** Texts and files with what can be done to each; deleting asks first (S-131 … S-135, S-308, S-309). */
export function CreativesList({ word, texts, files, calls, disabled = false }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="stack-12">
      {texts.length + files.length === 0 ? (
        <Empty>No {word}s yet.</Empty>
      ) : (
        <ul className="creatives">
          {texts.map((text) => (
            <li key={`t${text.id}`}>
              <span className="creatives__mark">
                <Icon name="doc" size={20} />
              </span>
              <div>
                <b>{text.name}</b>
                <p className="soft small creatives__text">{plainOf(text.renderedContent ?? text.content)}</p>
              </div>
              <span className="acts">
                <Button
                  small
                  look="bare"
                  icon="edit"
                  disabled={disabled}
                  aria-label={`Edit ${text.name}`}
                  onClick={() => setAsked({ kind: 'text', text })}
                />
                <Button
                  small
                  look="bare"
                  icon="trash"
                  disabled={disabled}
                  aria-label={`Delete ${text.name}`}
                  onClick={() => setAsked({ kind: 'delete', name: text.name, remove: () => calls.removeText(text.id) })}
                />
              </span>
            </li>
          ))}
          {files.map((file) => (
            <li key={`f${file.id}`}>
              <span className="creatives__mark">
                {file.contentType?.startsWith('image/') && file.thumbnailUrl ? (
                  <img src={file.thumbnailUrl} alt="" />
                ) : (
                  <Icon name="doc" size={20} />
                )}
              </span>
              <div>
                <a
                  className="name"
                  href={file.fullSizeUrl ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                  {...(file.contentType?.startsWith('image/') ? {} : { download: file.name })}
                >
                  {file.name}
                </a>
                <p className="soft small">{kindOf(file.contentType)}</p>
              </div>
              <span className="acts">
                <Button
                  small
                  look="bare"
                  icon="trash"
                  disabled={disabled}
                  aria-label={`Delete ${file.name}`}
                  onClick={() => setAsked({ kind: 'delete', name: file.name, remove: () => calls.removeFile(file.id) })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="creatives__add">
        <Button small icon="plus" disabled={disabled} onClick={() => setAsked({ kind: 'text' })}>
          Add text
        </Button>{' '}
        <Button small icon="plus" disabled={disabled} onClick={() => setAsked({ kind: 'file' })}>
          Add file
        </Button>
      </p>
      {asked?.kind === 'text' ? (
        <TextForm
          title={asked.text ? `Update ${asked.text.name}` : `Add a ${word} text`}
          {...(asked.text ? { text: asked.text } : {})}
          onSave={(values) => calls.saveText(values, asked.text?.id)}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'file' ? <FileForm title={`Add a ${word} file`} onSave={calls.addFile} onClose={close} /> : null}
      {asked?.kind === 'delete' ? (
        <Confirm title={`Delete ${asked.name}`} action="Delete" danger onConfirm={asked.remove} onClose={close}>
          <p>
            {word === 'template'
              ? 'Creatives that sponsorships have already stay as they are.'
              : 'The league will not see it any more.'}
          </p>
          <BringBack from="the deadline" />
        </Confirm>
      ) : null}
    </div>
  );
}

/** "PNG picture", "PDF": what a MIME type is called. */
function kindOf(type: string | null): string {
  if (type?.startsWith('image/')) return `${type.slice('image/'.length).toUpperCase()} picture`;
  if (type === 'application/pdf') return 'PDF';
  if (/word/.test(type ?? '')) return 'Word document';
  if (/sheet|excel/.test(type ?? '')) return 'Spreadsheet';
  if (/presentation|powerpoint/.test(type ?? '')) return 'Presentation';
  return 'File';
}
