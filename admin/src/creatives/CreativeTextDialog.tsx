import { required, TextInput } from 'react-admin';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { onlyTags } from '../form/templateTags.ts';
import type { CreativeTextFragment } from './generated/graphql.ts';

/** Maximum length of the content (S-311). */
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

/** Text without markup, on one line. */
export const textOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();

type Props = {
  title: string;
  /** The resource: creative or template. */
  resource: string;
  text?: CreativeTextFragment | undefined;
  /** The deadline of a new text. */
  parent: object;
};

/**
 * Creates or edits a creative text: a name and rich text with tags; invalid tags are listed in an alert (S-310 …
 * S-316).
 */
export function CreativeTextDialog({ title, resource, text, parent }: Props) {
  const checked = (values: { content: string }) => {
    const content = textOf(values.content);
    const problem = content === '' ? 'Please enter the content.' : tagProblem(content);
    if (problem) throw new Error(problem);
    return values;
  };
  return (
    <RecordDialog
      resource={resource}
      record={text}
      parent={parent}
      title={title}
      size="md"
      action="Save"
      defaults={text ?? { name: '', content: '' }}
      required={['name', 'content']}
      transform={checked}
      errorMessages={(error) => ({
        root: error instanceof Error && error.constructor === Error ? error.message : messageOf(error),
      })}
    >
      <TextInput source="name" validate={required()} autoFocus />
      <RichTextInput
        source="content"
        helperText={`Tags that are filled for each league: ${creativeTags.map((tag) => `{{${tag}}}`).join(', ')}.`}
      />
    </RecordDialog>
  );
}
