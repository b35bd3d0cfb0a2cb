import { formatDate } from '../../ui/formats.ts';
import { webAddressMessage } from '../../ui/limits.ts';

/** A constraint violation as pg reports it. */
export interface Violation {
  code: string;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  /** Names the table on the other side of a broken reference, in the server's language. */
  detail?: string | undefined;
}

/** Columns of a constraint, and the table that a foreign key refers to. */
export interface Constraint {
  columns: string[];
  target: string | null;
  /** The first and last day that it allows, YYYY-MM-DD; empty if it does not bound a date. */
  days: string[];
}

/** Every constraint, by `table.constraint`; read once from the catalog, so that no name is parsed. */
export type ConstraintColumns = ReadonlyMap<string, Constraint>;

export const CONSTRAINTS_QUERY = `
  select t.relname || '.' || c.conname as name,
    array(select a.attname::text from unnest(c.conkey) with ordinality k(attnum, n)
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum order by k.n) as columns,
    array(select m[1] from regexp_matches(pg_get_expr(c.conbin, c.conrelid), '''(\\d{4}-\\d\\d-\\d\\d)''::date', 'g') m) as days,
    (select r.relname::text from pg_catalog.pg_class r where r.oid = c.confrelid) as target
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class t on t.oid = c.conrelid
  join pg_catalog.pg_namespace s on s.oid = t.relnamespace
  where s.nspname in ('app_public', 'app_private') and c.conkey is not null`;

/** Messages for constraints whose general message would not tell the user what to do. */
const SPECIFIC_MESSAGES: Record<string, string> = {
  offers_once_per_campaign: 'This campaign already has an offer for that sponsorable property.',
  campaign_contracts_open_key: 'This campaign already has a contract that is not signed yet.',
  campaign_contracts_schedule_total: 'The invoices do not add up to the total spend.',
  campaign_contracts_schedule_complete: 'Please give the amount and the day of each invoice, of at most 60.',
  campaign_contracts_schedule_amounts: 'Please give an amount above zero for each invoice.',
  campaign_contracts_billing_email_form: 'Enter a valid email.',
  campaign_contracts_signer_email_form: 'Enter a valid email.',
  campaign_capabilities_once_key: 'This campaign already has that capability.',
  deposit_settings_complete: 'Enter our bank, its routing number, our name and our company ID first.',
  deposit_settings_originator_id_form: 'Enter the ten digits or capitals that the bank assigned.',
  seasonal_goals_season_key: 'There is already a goal for that season and year.',
  search_filters_state_once: 'This campaign already has that state.',
  sponsor_categories_name_key: 'There is already a category with that name.',
  list_views_label_key: 'You already have a view with this name.',
  users_email_key: 'There is already an account with that email.',
  webhooks_url_form: 'Enter an address that begins with https://, without a user name.',
  organizations_contact_email_list: 'Enter a valid email, or several with commas between them.',
  organizations_ages_in_order: 'The minimum age cannot be above the maximum age.',
  sponsorable_properties_ages_in_order: 'The minimum age cannot be above the maximum age.',
  default_verification_deadlines_offset_pair:
    'Please give both the number of days and the day they count from, or neither.',
};

const spaced = (name: string) => name.replace(/_ids?$/, '').replace(/_/g, ' ');
const article = (name: string) => (/^[aeiou]/.test(name) ? 'an' : 'a');

/** The message for a constraint violation and its column: the only one, or the last of several. */
export function constraintMessage(
  violation: Violation,
  constraints: ConstraintColumns,
): { message: string; field: string | undefined } {
  const { code, constraint, table, column } = violation;
  const known = constraints.get(`${table}.${constraint}`) ?? { columns: [], target: null, days: [] };
  if (code === '23001') return { message: 'This is still in use.', field: undefined };
  const field = column ?? known.columns.at(code === '23503' ? 0 : -1);
  const name = field ? spaced(field) : 'value';
  const written = constraint ? SPECIFIC_MESSAGES[constraint] : undefined;
  if (written) return { message: written, field };
  if (code === '23502' || constraint?.endsWith('_present'))
    return { message: `Please give ${article(name)} ${name}.`, field };
  if (code === '23505') return { message: `This ${name} is already taken.`, field };
  if (code === '23503') {
    const side = brokenSide(violation, known);
    if (side === 'source') return { message: `There is no such ${name}.`, field };
    if (side === 'target') return { message: 'This is still in use.', field: undefined };
    return { message: `This is still in use, or the ${name} that it refers to does not exist.`, field };
  }
  if (constraint?.endsWith('_dates_in_order'))
    return { message: 'The end date cannot be before the start date.', field };
  if (constraint && /_states?_known$/.test(constraint))
    return { message: 'Choose one of the states, or a province of Canada.', field };
  if (constraint?.endsWith('_web_address')) return { message: webAddressMessage, field };
  const most = /_max_(\d+)$/.exec(constraint ?? '')?.[1];
  if (most)
    return { message: `The ${name} can have at most ${Number(most).toLocaleString('en-US')} characters.`, field };
  const [first, last] = known.days;
  if (first && last) return { message: `Pick a date from ${formatDate(first)} to ${formatDate(last)}.`, field };
  if (/_(range|percent|minimum|maximum|positive|not_negative)$/.test(constraint ?? '')) {
    return { message: `The ${name} is out of range.`, field };
  }
  return { message: `The ${name} is not valid.`, field };
}

/**
 * Which side of a foreign key violation is wrong: the referring row (its target does not exist) or the target (it is
 * still referred to). The detail names the table of the other side; undefined if a table refers to itself.
 */
function brokenSide({ detail, table }: Violation, { target }: Constraint): 'source' | 'target' | undefined {
  if (!detail || !table || !target || table === target) return undefined;
  // without the values, which may contain anything
  const names: string[] = detail.replace(/\(.*\)=\(.*\)/s, '').match(/\w+/g) ?? [];
  if (names.includes(target)) return 'source';
  return names.includes(table) ? 'target' : undefined;
}
