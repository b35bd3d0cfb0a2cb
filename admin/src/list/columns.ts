import { Children, createContext, isValidElement, type ReactNode, type RefObject } from 'react';
import type { useTranslateLabel } from 'react-admin';

export type ExportColumn = { source: string; label: string };
export type ColumnInfo = ExportColumn & {
  /** Columns exported instead of this one if its cell shows several values. */
  exportColumns?: readonly ExportColumn[] | undefined;
  /** Hidden by default. */
  hidden?: boolean;
  /** Exported even when hidden: an import identifies records by it. */
  alwaysExported?: boolean | undefined;
};

export const hiddenByDefault = (columns: readonly ColumnInfo[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(({ source }) => source);

/** The table of a list page: its columns in source order, read by the export, and whether its rows have checkboxes. */
export const TableContext = createContext<{
  columns: RefObject<ColumnInfo[]>;
  setSelectable: (selectable: boolean) => void;
} | null>(null);

/** What a column's element says of its export. */
export type ColumnExport = {
  source: string;
  label?: string | undefined;
  /** The fields exported instead of `source` if the cell shows several values, with a label if it is not the field's. */
  exportColumns?: readonly (string | ExportColumn)[] | undefined;
  /** Exported even when hidden: an import identifies records by it. */
  alwaysExported?: boolean | undefined;
};

/** The source of the column with a row's buttons: neither sorted nor exported. */
export const ACTIONS = 'actions';

/** The columns among a table's children. */
export const columnsOf = (children: ReactNode, labelOf: ReturnType<typeof useTranslateLabel>): ColumnInfo[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnExport>(child) || !child.props.source) return [];
    const { source, label, exportColumns = source === ACTIONS ? [] : undefined, alwaysExported } = child.props;
    const named = (field: { source: string; label?: string | undefined }): ExportColumn => ({
      source: field.source,
      label: String(labelOf(field as { source: string })),
    });
    const exported = exportColumns?.map((field) => named(typeof field === 'string' ? { source: field } : field));
    return [{ ...named({ source, label }), exportColumns: exported, alwaysExported }];
  });

/** The visible columns in the user's order, each once, with their export names, and those that are always exported. */
export function shownColumns(columns: readonly ColumnInfo[], hidden: readonly string[], ranks?: readonly number[]) {
  const ordered = ranks ? ranks.flatMap((index) => columns[index] ?? []) : columns;
  const exported = ordered
    .filter(({ source, alwaysExported }) => alwaysExported || !hidden.includes(source))
    .flatMap(({ source, label, exportColumns }) => exportColumns ?? [{ source, label }]);
  return exported.filter((column, index) => exported.findIndex(({ source }) => source === column.source) === index);
}
