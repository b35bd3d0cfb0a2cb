/** A violated constraint as pg reports it. */
export interface Violation {
  code: string;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  /** What pg says of it: only this tells which side of a reference was wrong. */
  message?: string | undefined;
}

/** Columns of every constraint, by `table.constraint`; read once from the catalogue, so that no name is parsed. */
export type ConstraintColumns = ReadonlyMap<string, string[]>;

export const CONSTRAINTS_QUERY = `
  select t.relname || '.' || c.conname as name,
    array(select a.attname::text from unnest(c.conkey) with ordinality k(attnum, n)
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum order by k.n) as columns
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class t on t.oid = c.conrelid
  join pg_catalog.pg_namespace s on s.oid = t.relnamespace
  where s.nspname in ('app_public', 'app_private') and c.conkey is not null`;

/** Sentences for constraints whose general sentence would not tell a person what to do. */
const WRITTEN: Record<string, string> = {
  offers_once_key: 'This campaign already has an offer for that sponsorable property.',
  campaign_capabilities_once_key: 'This campaign already has that capability.',
  seasonal_goals_season_key: 'There is already a goal for that season and year.',
  users_email_key: 'There is already an account with that email.',
  organizations_contact_email_list: 'Enter a valid email, or several with commas between them.',
  organizations_ages_in_order: 'The minimum age cannot be above the maximum age.',
  sponsorable_properties_ages_in_order: 'The minimum age cannot be above the maximum age.',
  sponsorable_properties_dates_in_order: 'The end date cannot be before the start date.',
  default_verification_deadlines_offset_pair:
    'Please give both the number of days and the day they count from, or neither.',
};

const words = (name: string) => name.replace(/_ids?$/, '').replace(/_/g, ' ');
const article = (name: string) => (/^[aeiou]/.test(name) ? 'an' : 'a');

/** A sentence for a violated constraint and the column concerned: the one column, or the last of several. */
export function constraintSentence(
  { code, constraint, table, column, message }: Violation,
  columns: ConstraintColumns,
): { message: string; field: string | undefined } {
  const known = columns.get(`${table}.${constraint}`) ?? [];
  const field = column ?? known.at(code === '23503' ? 0 : -1);
  const name = field ? words(field) : 'value';
  const written = constraint ? WRITTEN[constraint] : undefined;
  if (written) return { message: written, field };
  if (code === '23502' || constraint?.endsWith('_present'))
    return { message: `Please give ${article(name)} ${name}.`, field };
  if (code === '23505') return { message: `This ${name} is already taken.`, field };
  if (code === '23503') {
    if (message?.startsWith('insert or update')) return { message: `There is no such ${name}.`, field };
    if (message?.startsWith('update or delete')) return { message: 'This is still in use.', field: undefined };
    return { message: `This is still in use, or the ${name} that it refers to does not exist.`, field };
  }
  if (/_(range|percent|minimum|maximum|positive|not_negative)$/.test(constraint ?? '')) {
    return { message: `The ${name} is out of range.`, field };
  }
  return { message: `The ${name} is not valid.`, field };
}
