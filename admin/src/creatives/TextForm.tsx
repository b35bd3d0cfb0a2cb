import { messageOf } from '../api/errors.ts';
import { TextIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { RichTextIn } from '../kit/RichTextIn.tsx';
import { onlyTags } from '../kit/tags.ts';
import type { CreativeText } from './documents.ts';

/** S-311. */
export const creativeTags = [
  'league_name',
  'league_city',
  'league_state',
  'custom_field',
  'sport_name',
  'target_location',
  'season_name',
] as const;
const tagProblem = onlyTags(...creativeTags);

/** Text without its markup, in one line. */
export const plainOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();

type Values = { name: string; content: string };
type Props = {
  title: string;
  text?: CreativeText;
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Adds or changes a creative text: a name and formatted content with tags; faults of tags stand in an alert (S-310 … S-316). */
export function TextForm({ title, text, onSave, onClose }: Props) {
  const save = async ({ name, content }: Values) => {
    const problem = plainOf(content) === '' ? 'Please give the content.' : tagProblem(plainOf(content));
    if (problem) throw new Error(problem);
    await onSave({ name: name.trim(), content });
  };
  return (
    <FormModal
      title={title}
      size="large"
      action="Save"
      defaults={{ name: text?.name ?? '', content: text?.content ?? '' }}
      required={['name', 'content']}
      onSubmit={save}
      onClose={onClose}
      wording={(error) => (error instanceof Error && error.constructor === Error ? error.message : messageOf(error))}
    >
      <TextIn source="name" label="Name" need autoFocus />
      <RichTextIn
        source="content"
        label="Content"
        hint={`Tags that are filled for each league: ${creativeTags.map((tag) => `{{${tag}}}`).join(', ')}.`}
      />
    </FormModal>
  );
}
