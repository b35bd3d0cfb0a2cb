/** The wizard's rules in the page's format; their source is sql/applications/answer_rules.sql. */
import type { Client } from 'pg';

/** The text of `portal/src/features/application/generated/rules.ts`. */
export async function applicationRulesFile(client: Client): Promise<string> {
  const { rows } = await client.query<Record<'rules' | 'strips' | 'lengths', unknown>>(
    'select app_private.application_rules() as rules, app_private.application_strips() as strips, app_private.application_lengths() as lengths',
  );
  const [found] = rows;
  const text = (value: unknown) => JSON.stringify(value, null, 1);
  return `// Made by "npm run generate" from the rules of the database (sql/applications/answer_rules.sql); not to be edited.
import type { StepRule } from '../rules/types.ts';

/** The rules of each step, by step id. */
export const rules: Record<string, StepRule> = ${text(found?.rules)};

/** Characters that are removed from a kind of text, as regular expressions. */
export const strips: Record<string, string> = ${text(found?.strips)};

/** The maximum length of a kind of text. */
export const lengths: Record<string, number> = ${text(found?.lengths)};
`;
}
