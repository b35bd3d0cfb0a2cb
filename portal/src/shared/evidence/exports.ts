/** Saves a list as CSV or XLSX: the server runs the list's document with the same filters, all pages of it. */
import type { TypedDocument } from '../../../../ui/graphql.ts';
import { saveByForm } from '../../lib/saveByForm.ts';

/** What the page calls the values of a column, and a missing one; without it they are exported as they are. */
export interface ValueLabels {
  values?: Readonly<Record<string, string>>;
  empty?: string;
}

/** A list as it is exported: its document, the variables without a cursor, and the columns. */
export interface ExportedList {
  document: Pick<TypedDocument<unknown, never>, 'id'>;
  variables: Record<string, unknown>;
  columns: readonly ({ source: string; label: string } & ValueLabels)[];
}

/** `onError` is called if the server refuses. */
export function saveList(
  name: string,
  format: 'csv' | 'xlsx',
  { document, variables, columns }: ExportedList,
  token: string,
  onError: () => void,
): void {
  saveByForm(
    `/dashboard_lists/${name}.${format}`,
    {
      token,
      documentId: document.id,
      variables: JSON.stringify(variables),
      columns: JSON.stringify(columns),
    },
    onError,
  );
}
