import type { Choice } from '../form/choice.ts';

/** How a sponsor paid, by the API's names. */
export const paymentMethods: Readonly<Record<string, string>> = {
  check: 'Check',
  ach: 'ACH transfer',
  wire: 'Wire transfer',
  card: 'Card',
  credit: 'Credit of the sponsor',
  other: 'Other',
};

/** A method within a sentence: "wire transfer". */
export const inSentence = (method: string): string => {
  const name = paymentMethods[method] ?? method;
  return name.startsWith('ACH') ? name : name.toLowerCase();
};

export const methodChoices: Choice[] = Object.entries(paymentMethods).map(([id, name]) => ({ id, name }));
