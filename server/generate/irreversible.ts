/**
 * What an operation does that cannot be undone: a final status (app_private.final_operations), an invoice, credit note or
 * payment, an email. Dialogs of the console say so before the operation runs.
 */
import type { Client } from 'pg';
import { bulkOperations } from '../graphql/operations/bulkOperations.ts';
import { camelCase } from '../http/publicError.ts';

type Reason = 'status' | 'record' | 'email';

/** Finds in a function's text papers and payments, which are never deleted, and emails. */
const EFFECTS: readonly (readonly [Reason, RegExp])[] = [
  [
    'record',
    /app_private\.next_paper_number\(|(?:insert into|update) app_public\.(?:invoice_payments|sponsor_refunds)\b/,
  ],
  ['email', /app_private\.queue_mail\w*\(|'mail_outbox__send'/],
];

/** The reasons of each operation of staff, by the functions that it calls, directly and indirectly. */
export async function readIrreversible(client: Client): Promise<Record<string, Reason[]>> {
  const { rows } = await client.query<{ schema: string; name: string; text: string }>(
    `select p.pronamespace::regnamespace::text as schema, p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
     where p.prokind = 'f' and (p.pronamespace = 'app_private'::regnamespace
       or p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v' and has_function_privilege('sideline_superadmin', p.oid, 'execute'))`,
  );
  const { rows: finals } = await client.query<{ name: string }>('select app_private.final_operations() as name');
  const textsOf = Map.groupBy(rows, ({ schema, name }) => `${schema}.${name}`);
  const reasonsOf = (schema: string, operation: string): Reason[] => {
    const reached = new Set([`${schema}.${operation}`]);
    for (const name of reached)
      for (const { text } of textsOf.get(name) ?? [])
        for (const [called] of text.matchAll(/\bapp_p(?:rivate|ublic)\.\w+(?=\()/g)) reached.add(called);
    const texts = [...reached].flatMap((name) => textsOf.get(name) ?? []).map(({ text }) => text);
    return EFFECTS.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([reason]) => reason);
  };
  const final = new Set(finals.map(({ name }) => name));
  const operations = [...new Set(rows.filter(({ schema }) => schema === 'app_public').map(({ name }) => name))].sort();
  const entries = operations.map((name): [string, Reason[]] => {
    const operation = camelCase(name);
    return [operation, [...(final.has(operation) ? (['status'] as const) : []), ...reasonsOf('app_public', name)]];
  });
  const found = Object.fromEntries(entries.filter(([, reasons]) => reasons.length > 0));
  for (const { call, single } of bulkOperations)
    if (single && found[single.call]) found[call] = found[single.call] as Reason[];
  return found;
}

/** The text of `admin/src/access/generated/irreversible.ts`. */
export async function irreversibleFile(client: Client): Promise<string> {
  const lines = Object.entries(await readIrreversible(client)).map(
    ([operation, reasons]) => `  ${operation}: [${reasons.map((reason) => `'${reason}'`).join(', ')}],\n`,
  );
  return `// Made by "npm run generate" from the functions and status transitions of the database; not to be edited.

/** What an operation does that cannot be undone: a final status, an invoice, credit note or payment, a sent email. */
export const irreversible = {
${lines.join('')}} as const;

export type IrreversibleOperation = keyof typeof irreversible;
`;
}
