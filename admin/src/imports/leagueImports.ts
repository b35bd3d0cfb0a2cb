import { postForm } from '../../../ui/upload/post.ts';

/** What each heading of a file stands for; null for a column that is left out. */
export type Mapping = Readonly<Record<string, string | null>>;

export type LeagueChange = {
  row: number;
  id: number;
  name: string | null;
  fields: readonly { column: string; before: unknown; after: unknown }[];
};

/** What an import would do, as the database found it. */
export type Preview = {
  headings: readonly { name: string; column: string | null; sample: string }[];
  /** All columns that a heading may stand for. */
  columns: readonly string[];
  rows: number;
  changes: readonly LeagueChange[];
  errors: readonly { row: number | null; column: string | null; message: string; text: string }[];
  digest: string;
};

export type Imported = { updated: { id: number; name: string }[]; ignored: string[]; changeId: string | null };

function formOf(file: File, fields: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  form.set('file', file);
  return form;
}

/** Asks what a file would change; without a mapping the columns are guessed. */
export const previewLeagues = ({ file, mapping }: { file: File; mapping?: Mapping }): Promise<Preview> =>
  postForm<Preview>('/update-leagues-with-csv/preview', formOf(file, { mapping: mapping && JSON.stringify(mapping) }));

/** Imports a file as its preview said; refused when something else would change by now. */
export const importLeagues = ({ file, preview }: { file: File; preview: Preview }): Promise<Imported> =>
  postForm<Imported>(
    '/update-leagues-with-csv',
    formOf(file, { mapping: JSON.stringify(mappingOf(preview)), digest: preview.digest }),
  );

export const mappingOf = ({ headings }: Preview): Mapping =>
  Object.fromEntries(headings.map(({ name, column }) => [name, column]));

/** Columns by which leagues are reached. */
const CONTACT = new Set(['contact_email', 'contact_phone']);

/** The leagues whose contact would change. */
export const contactChanges = ({ changes }: Preview): LeagueChange[] =>
  changes.filter(({ fields }) => fields.some(({ column, before }) => CONTACT.has(column) && before !== null));

/** A value as it is read. */
export const textOf = (value: unknown): string =>
  value === null || value === '' ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
