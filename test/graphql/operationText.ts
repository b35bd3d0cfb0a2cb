import { collectOperations } from '../../server/graphql/collectOperations.ts';

const texts = new Map(collectOperations().map(({ text }) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text]));

/** The text of the operation of this name, as an app sends it; throws if no app does. */
export function operationText(name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`No app sends ${name}.`);
  return text;
}
