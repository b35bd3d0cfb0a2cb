import { postForm } from '../../../ui/upload/post.ts';
import { fieldLabel } from '../labels.ts';

/** The column of each heading of a file; null for one that is ignored. */
export type Mapping = Readonly<Record<string, string | null>>;

export type RowError = { row: number | null; column: string | null; message: string };

export type LeagueChange = {
  row: number;
  id: number;
  name: string | null;
  fields: readonly { column: string; before: unknown; after: unknown }[];
};

/** What an import would change, computed by the database. */
export type Preview = {
  headings: readonly { name: string; column: string | null; sample: string }[];
  /** All columns that a heading can be mapped to. */
  columns: readonly string[];
  rows: number;
  changes: readonly LeagueChange[];
  errors: readonly RowError[];
  digest: string;
};

export type Imported = { updated: { id: number; name: string }[]; ignored: string[]; changeId: string | null };

function formOf(file: File, fields: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  form.set('file', file);
  return form;
}

/** Previews an import; without a mapping the columns are guessed. */
export const previewLeagues = ({ file, mapping }: { file: File; mapping?: Mapping }): Promise<Preview> =>
  postForm<Preview>('/update-leagues-with-csv/preview', formOf(file, { mapping: mapping && JSON.stringify(mapping) }));

/** Runs a previewed import; rejected if it would now change something else. */
export const importLeagues = ({ file, preview }: { file: File; preview: Preview }): Promise<Imported> =>
  postForm<Imported>(
    '/update-leagues-with-csv',
    formOf(file, { mapping: JSON.stringify(mappingOf(preview)), digest: preview.digest }),
  );

export const mappingOf = ({ headings }: Preview): Mapping =>
  Object.fromEntries(headings.map(({ name, column }) => [name, column]));

/** The leagues whose existing value of a column would change. */
export const changesIn = ({ changes }: Preview, column: string): LeagueChange[] =>
  changes.filter(({ fields }) => fields.some((field) => field.column === column && field.before !== null));

/** The label of a column of the import. */
export const columnLabel = (column: string) => (column === 'id' ? 'ID (No.)' : fieldLabel(column, 'organizations'));

/** An error with its row and the column's name. */
export const errorText = ({ row, column, message }: RowError): string => {
  const place = [row === null ? null : `Row ${row}`, column === null ? null : columnLabel(column)];
  return [...place.filter(Boolean), message].join(': ');
};

/** A formatted value. */
export const textOf = (value: unknown): string =>
  value === null || value === '' ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
