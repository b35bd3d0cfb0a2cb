import { Children, createContext, isValidElement, type ReactNode, type RefObject } from 'react';

export type ExportColumn = { source: string; label: string };
export type ColumnInfo = ExportColumn & {
  /** What an export has in its place, where the cell shows more than one value. */
  exportColumns?: readonly ExportColumn[] | undefined;
  /** Hidden until the person shows it. */
  hidden?: boolean;
  /** Exported also while it is hidden: an import finds the records by it. */
  alwaysExported?: boolean | undefined;
};

export const hiddenByDefault = (columns: readonly ColumnInfo[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(({ source }) => source);

/** The columns of the list's table, in the order in which they are written. Set by RecordTable, read by the export. */
export const ColumnsContext = createContext<RefObject<ColumnInfo[]> | null>(null);

/** The columns among a table's children. */
export const columnsOf = (children: ReactNode): ColumnInfo[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnInfo>(child) || !child.props.source) return [];
    const { source, label, exportColumns, alwaysExported } = child.props;
    return [{ source, label, exportColumns, alwaysExported }];
  });

/** What is shown of the columns, in the person's order, as an export names it; and those that every export has. */
export function shownColumns(columns: readonly ColumnInfo[], hidden: readonly string[], ranks?: readonly number[]) {
  const ordered = ranks ? ranks.flatMap((index) => columns[index] ?? []) : columns;
  return ordered
    .filter(({ source, alwaysExported }) => alwaysExported || !hidden.includes(source))
    .flatMap(({ source, label, exportColumns }) => exportColumns ?? [{ source, label }]);
}
