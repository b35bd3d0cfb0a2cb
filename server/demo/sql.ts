/** Helpers that build SQL text. Nothing here is random: every choice is a hash of a row's id and a salt. */

/** SQL for a number from 0 to `count` - 1, the same for the same id and salt. */
export const hash = (id: string, salt: number, count: number): string =>
  `abs(hashint8extended((${id})::bigint, ${salt}) % ${count})::int`;

/** SQL text literal. */
export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** SQL array of texts. */
export const texts = (values: readonly string[]): string => `array[${values.map(text).join(', ')}]`;

/** SQL for one of the texts, chosen by hash. */
export const oneOf = (values: readonly string[], id: string, salt: number): string =>
  `(${texts(values)})[1 + ${hash(id, salt, values.length)}]`;

/** SQL for one of the numbers, chosen by hash; repeat a number to make it likelier. */
export const oneNumber = (values: readonly number[], id: string, salt: number): string =>
  `(array[${values.join(', ')}])[1 + ${hash(id, salt, values.length)}]`;

/** SQL for a value chosen by weights in percent: {confirmed: 50, …} must add up to 100. */
export function weighted(weights: Record<string, number>, id: string, salt: number): string {
  let sum = 0;
  const branches = Object.entries(weights).map(([value, percent]) => {
    sum += percent;
    return `when h < ${sum} then ${text(value)}`;
  });
  if (sum !== 100) throw new Error(`The weights ${JSON.stringify(weights)} add up to ${sum}, not 100.`);
  return `(select case ${branches.join(' ')} end from (select ${hash(id, salt, 100)} as h) chosen)`;
}

/** SQL condition that is true for the given percentage of rows. */
export const chance = (percent: number, id: string, salt: number): string => `${hash(id, salt, 100)} < ${percent}`;
