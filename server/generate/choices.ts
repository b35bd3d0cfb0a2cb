/**
 * The enums of the schema with their API names, the kinds of emails, the audited tables, the statuses of offers that each
 * action applies to, and the steps that can be passed on, for forms and filters; labels are written elsewhere.
 */
import type { Client } from 'pg';
import { camelCase } from '../http/publicError.ts';
import { enumName } from '../shared/enumName.ts';

/** The text of `db/generated/choices.ts`. */
export async function choicesFile(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string; values: string[] }>(`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'app_public'::regnamespace group by t.typname order by t.typname collate "C"`);
  const { rows: audited } = await client.query<{ name: string }>(`
    select distinct c.relname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where g.tgfoid = 'app_private.tg__audit'::regproc order by c.relname`);
  const { rows: kinds } = await client.query<{ name: string }>(`
    select m[1] as name from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''(\\w+)''', 'g') m
    where k.conname = 'mail_outbox_kind_check' order by m[1] collate "C"`);
  const { rows: actions } = await client.query<{ action: string; statuses: string[] }>(
    'select action, statuses::text[] from app_private.offer_actions()',
  );
  const { rows: forwardable } = await client.query<{ id: string }>(
    'select unnest(app_private.forwardable_steps()) as id',
  );
  const lines = rows.map(
    ({ name, values }) =>
      `export const ${camelCase(name)} = [${values.map((value) => `'${enumName(value)}'`).join(', ')}] as const;`,
  );
  return `// Made by "npm run generate" from the enums of the schema; not to be edited.

// separate constants, so that a page only loads those that it uses
${lines.join('\n')}

/** Tables whose changes are in the audit log. */
export const auditedTables = [${audited.map(({ name }) => `'${name}'`).join(', ')}] as const;

/** Kinds of emails: the values of app_private.mail_outbox.kind. */
export const mailKinds = [${kinds.map(({ name }) => `'${name}'`).join(', ')}] as const;

/** Statuses of offers that each action of staff applies to; their source is sql/offers/actions.sql. */
export const offerActions = {
${actions.map(({ action, statuses }) => `  ${action}: [${statuses.map((status) => `'${enumName(status)}'`).join(', ')}],`).join('\n')}
} as const;

/** Steps of an application that can be passed on: app_private.forwardable_steps(). */
export const forwardableSteps: readonly string[] = [${forwardable.map(({ id }) => `'${id}'`).join(', ')}];

/** Every enum of the schema with its values in order. */
export const choices = { ${rows.map(({ name }) => camelCase(name)).join(', ')} };

/** A value of an enum: \`Choice<'offerStatus'>\`. */
export type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number];
`;
}
