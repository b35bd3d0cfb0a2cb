import { type GraphQLSchema, isEnumType } from 'postgraphile/graphql';
import { HttpError } from '../http/errors.ts';
import type { Fields } from '../http/input.ts';
import type { ExportDocuments } from './document.ts';
import type { Column, ValueLabels } from './values.ts';

export type Format = 'csv' | 'xlsx';
/** An export request: the list's document by its hash or text, its variables, and the columns as shown. */
export interface ExportRequest {
  resource: string;
  format: Format;
  body: { documentId?: unknown; query?: unknown };
  variables: Record<string, unknown>;
  columns: ({ source: string; label: string } & ValueLabels)[];
}

const MAX_COLUMNS = 100;
const MAX_LABEL = 200;
/** Values of a column that have a label, at most. */
const MAX_VALUES = 100;
const NAME = /^([a-z][a-z0-9-]{0,60})\.(csv|xlsx)$/;
const refused = (message: string, field: string) => new HttpError(422, message, 'SL422', field);

/** Form fields are text: those with JSON are parsed. */
function jsonOf(value: unknown, field: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw refused('This cannot be read.', field);
  }
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The labels of a column's values: `values` as an object, `empty` as text. */
function valueLabels({ values = {}, empty }: Record<string, unknown>): ValueLabels {
  const isLabel = (label: unknown): label is string => typeof label === 'string' && label.length <= MAX_LABEL;
  const entries = isObject(values) ? Object.entries(values) : null;
  if (!entries || entries.length > MAX_VALUES || !entries.every(([, label]) => isLabel(label)))
    throw refused(`A column names up to ${MAX_VALUES} values.`, 'columns');
  if (empty !== undefined && !isLabel(empty)) throw refused('The label of a missing value is text.', 'columns');
  return { values: new Map(entries as [string, string][]), ...(empty === undefined ? {} : { empty }) };
}

/** Parses file name and fields of an export. Errors: SL404 for another file, SL422 with the field. */
export function exportRequest(file: string, fields: Fields): ExportRequest {
  const [, resource, format] = NAME.exec(file) ?? [];
  if (!resource || !format) throw new HttpError(404, 'Not found.', 'SL404');
  const variables = jsonOf(fields.variables ?? {}, 'variables') ?? {};
  if (!isObject(variables)) throw refused('The variables must be an object.', 'variables');
  const columns = jsonOf(fields.columns, 'columns');
  if (!Array.isArray(columns) || columns.length === 0 || columns.length > MAX_COLUMNS)
    throw refused(`Choose from 1 to ${MAX_COLUMNS} columns.`, 'columns');
  return {
    resource,
    format: format as Format,
    body: { documentId: fields.documentId, query: fields.query },
    variables,
    columns: columns.map((column) => {
      if (!isObject(column) || typeof column.source !== 'string' || typeof column.label !== 'string')
        throw refused('A column has a source and a label.', 'columns');
      return { source: column.source, label: column.label.slice(0, MAX_LABEL), ...valueLabels(column) };
    }),
  };
}

/** The columns with their types. Errors: SL422 for a source that the list's document does not select. */
export function columnsOf(schema: GraphQLSchema, { types }: ExportDocuments, { columns }: ExportRequest): Column[] {
  return columns.map((column) => {
    const { source } = column;
    const type = types.get(source);
    if (!type) throw new HttpError(422, `The list has no column "${source}".`, 'SL422', 'columns');
    return { ...column, type, isEnum: isEnumType(schema.getType(type)) };
  });
}
