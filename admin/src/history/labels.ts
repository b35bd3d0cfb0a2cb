/** Labels for the audit log's tables, columns and values, so that no page shows raw names or codes. */
import { capabilityName, formatDate, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { formatMoment } from '../components/formatMoment.ts';
import { type Language, languageNames } from '../components/languages.ts';
import { fieldLabel } from '../labels.ts';
import type { HistoryEntryFragment } from './generated/graphql.ts';

/** An entry of the audit log, as used by record histories and the list of all changes. */
export type AuditedChange = Pick<
  HistoryEntryFragment,
  'tableName' | 'op' | 'actorRole' | 'linkKind' | 'userName' | 'userEmail' | 'oldValues' | 'newValues' | 'names'
>;

/** The types of records that have a history, by table. */
export type HistoryRecord =
  | 'organizations'
  | 'sponsorable_properties'
  | 'sponsors'
  | 'campaigns'
  | 'offers'
  | 'default_verification_deadlines'
  | 'verification_deadlines'
  | 'checks'
  | 'users'
  | 'play_locations';

/** Display name of a row by table; other tables use their own name. */
const records: Record<string, string> = {
  organizations: 'Organization',
  exports: 'List export',
  user_views: 'View as',
  sponsorable_properties: 'Program',
  organization_users: 'User',
  organization_zips: 'ZIP',
  organization_social_media: 'Social media page',
  organization_capabilities: 'Capability',
  organization_packages: 'Package',
  organization_capability_packages: 'Package capability',
  organization_package_properties: 'Package program',
  capability_details: 'Capability terms',
  capability_detail_properties: 'Capability program',
  capability_detail_play_locations: 'Capability location',
  events_survey_responses: 'Events survey response',
  sponsorable_property_play_locations: 'Program play location',
  campaign_capabilities: 'Campaign capability',
  campaign_contracts: 'Contract of the campaign',
  campaign_notes: 'Note',
  campaign_statistics: 'Statistic',
  photo_requests: 'Photo request',
  sponsor_feedback: 'Sponsor feedback',
  default_verification_deadlines: 'Default deadline',
  invoices: 'Invoice',
  credit_notes: 'Credit note',
  invoice_payments: 'Payment of an invoice',
  sponsor_refunds: 'Credit paid back',
  invoice_settings: 'Invoice settings',
  creative_content_templates: 'Creative text template',
  creative_file_templates: 'Creative file template',
  creative_contents: 'Creative text',
  creative_files: 'Creative file',
  offer_contracts: 'Contract',
  pre_qual_survey_responses: 'Pre-qualification answer',
  verification_deadlines: 'Verification deadline',
  verification_deadline_responses: 'League response',
  verification_images: 'Verification image',
  image_rejection_reasons: 'Photo rejection reason',
  sponsor_users: 'User',
  check_settings: 'Check settings',
  deposit_settings: 'Settings of direct deposit',
  deposit_runs: 'Run of direct deposits',
  deposit_entries: 'Entry of a run',
  deposit_return_files: 'File of returns',
  contact_settings: 'Contact budget',
  sign_in_settings: 'Sign-in settings',
  check_sheets: 'Check sheet',
  check_run_prints: 'Check download',
  positive_pay_formats: 'Positive pay file',
  skipped_check_numbers: 'Skipped check numbers',
  comment_mentions: 'Mention',
};

/** Hidden columns: ids, positions, and derived totals. */
const hidden =
  /^(id|guid|created_at|updated_at|last_engaged_at|seen_at|done_at|done_by_id|comment_id|client_key|position|search|search_text|version|.*_tsv|.*_hash|organization_id|sponsor_id|campaign_id|offer_id|asset_id|(default_)?verification_deadline_id|file_id|creatives|number_of_(offer|survey)_views|pending_images|verified_images|confidence_checked_at)$/;

/** Hidden columns by table that derive from other rows: a program's location is that of its primary play location. */
const derived: Readonly<Record<string, readonly string[]>> = {
  checks: ['state'],
  sponsorable_properties: ['lat', 'lon', 'city', 'state', 'zip', 'season_year'],
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (name: string) => name.replaceAll('_', ' ').trim();

/** Display name of a table's row. */
export const recordLabel = (table: string): string =>
  records[table] ??
  capitalize(
    spaced(table)
      .replace(/ies$/, 'y')
      .replace(/(ss)es$|s$/, '$1'),
  );

/** A number of records of a resource, such as "2 programs". */
export function recordCount(resource: string, count: number): string {
  const name = recordLabel(resource.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).toLowerCase();
  return `${formatNumber(count)} ${capabilityName(count, name)}`;
}

const money = /(^|_)(value|amount|total_spend|budget|price)$/;
const longest = 240;

/** A formatted value; `none` is shown if it is empty. Ids are replaced by names where known. */
export function valueLabel(column: string, value: unknown, names: Record<string, string>): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length ? value.map((item) => valueLabel(column, item, names)).join(', ') : 'none';
  if (typeof value === 'object') return JSON.stringify(value).slice(0, longest);
  const text = String(value);
  if (column === 'language') return languageNames[text as Language] ?? text;
  if (/_file_id$/.test(column)) return `File ${text}`;
  if (/_ids?$/.test(column)) return names[`${column}:${text}`] ?? `No. ${text}`;
  if (money.test(column)) return formatMoney(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(text)) return formatMoment(text);
  if (/(^|_)(status|season|role|type|kind|confidence|deliverability)$/.test(column) || / link$|_link$/.test(column))
    return capitalize(spaced(text));
  const plain = text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

type Values = Record<string, unknown>;

export const valuesOf = (json: unknown): Values => (json ?? {}) as Values;
const namesOf = ({ names }: AuditedChange) => names as Record<string, string>;

export interface Change {
  /**
   * The columns of a field, reverted together if they are edited together; none if the field cannot be reverted
   * separately.
   */
  columns: readonly string[];
  field: string;
  from: string | null;
  to: string | null;
}

/** Formatted coordinates: "41.88°, -87.63°". */
function pointWord({ lat, lon }: Values): string {
  const degrees = (value: unknown) => `${Number(value).toFixed(4)}°`;
  return lat == null || lon == null ? 'none' : `${degrees(lat)}, ${degrees(lon)}`;
}

/** The visible columns of a row with formatted values. */
export function valueLabels(table: string, values: Values, names: Record<string, string>): Map<string, string> {
  const columns = Object.keys(values).filter(
    (column) => !hidden.test(column) && !/^(lat|lon)$/.test(column) && !derived[table]?.includes(column),
  );
  return new Map(columns.map((column) => [column, valueLabel(column, values[column], names)]));
}

/** A moved pin, shown only if nothing else changed, because coordinates derive from an address. */
function movedPin({ op, tableName }: AuditedChange, before: Values, after: Values): Change[] {
  if (op !== 'update' || derived[tableName] || !('lat' in after || 'lon' in after)) return [];
  return [{ columns: ['lat', 'lon'], field: 'Position on the map', from: pointWord(before), to: pointWord(after) }];
}

/** The organizations that a row moved between, because of a merge or its undo. */
function movedOrganization({ op, names }: AuditedChange, before: Values, after: Values): Change[] {
  const [from, to] = [before.organization_id, after.organization_id];
  if (op !== 'update' || !from || !to || from === to) return [];
  const name = (id: unknown) => valueLabel('organization_id', id, names as Record<string, string>);
  return [{ columns: [], field: 'Organization (merge)', from: name(from), to: name(to) }];
}

/** The visible changes of an entry; for a created or deleted row its values. */
export function changesOf(entry: AuditedChange): Change[] {
  const { op, tableName } = entry;
  const [before, after, names] = [valuesOf(entry.oldValues), valuesOf(entry.newValues), namesOf(entry)];
  const [from, to] = [valueLabels(tableName, before, names), valueLabels(tableName, after, names)];
  const changes = [...new Set([...from.keys(), ...to.keys()])].map((column) => ({
    columns: [column],
    field: fieldLabel(column, tableName),
    from: op === 'insert' ? null : (from.get(column) ?? 'none'),
    to: op === 'delete' ? null : (to.get(column) ?? 'none'),
  }));
  const moved = movedOrganization(entry, before, after);
  if (changes.length + moved.length === 0) return movedPin(entry, before, after);
  return [...moved, ...changes].filter((change) => op === 'update' || (change.from ?? change.to) !== 'none');
}

/** Columns that identify rows of a table, best first: a membership by its person, a comment by its text. */
const naming = [
  'name',
  'title',
  'nickname',
  'quote',
  'content',
  'zip',
  'email',
  'user_id',
  'capability_id',
  'organization_capability_id',
  'play_location_id',
  'sponsorable_property_id',
  'url',
  'question',
  'response',
];

const verbs: Record<string, string> = { insert: 'added', update: 'changed', delete: 'removed' };
/** The start and end of viewing the portal as another user. */
const viewVerbs: Record<string, string> = { insert: 'began', update: 'ended' };

/** "Program “Fall Rec” removed": what happened to which row. */
export function headline(entry: AuditedChange, own: boolean): string {
  const after = valuesOf(entry.newValues);
  const values = { ...valuesOf(entry.oldValues), ...after };
  const isDerived = (name: string) => derived[entry.tableName]?.includes(name) ?? false;
  const column = naming.find((name) => values[name] !== undefined && values[name] !== null && !isDerived(name));
  const known = column && (entry.op !== 'update' || column.endsWith('name')) ? undefined : namesOf(entry).row;
  const called = known ?? (column ? valueLabel(column, values[column], namesOf(entry)) : '');
  // A change of the record itself does not repeat its name.
  const name = called && !(own && entry.op === 'update') ? ` “${called.slice(0, 80)}”` : '';
  // Capabilities are removed and restored by a flag (B-157).
  const flag = entry.op === 'update' ? after.archived : undefined;
  const verb =
    entry.tableName === 'user_views'
      ? viewVerbs[entry.op]
      : flag === undefined
        ? verbs[entry.op]
        : flag
          ? 'removed'
          : 'restored';
  return `${recordLabel(entry.tableName)}${name} ${verb}`;
}

const links: Record<string, string> = {
  offer: 'the offer’s link',
  application: 'the application’s link',
  league: 'the onboarding link',
  deadline: 'the deadline’s link',
};

/** The author: a person by name, a league by its link, or the system. */
export function actorName({ userName, userEmail, linkKind, actorRole }: AuditedChange): string {
  if (userName || userEmail) return (userName || userEmail) as string;
  if (linkKind) return `Somebody with ${links[linkKind] ?? 'a link'}`;
  return actorRole === 'owner' ? 'System' : 'Unknown user';
}
