import type { Choice } from '../../../../db/generated/choices.ts';
import type { OfferTermInput } from '../../../../ui/generated/schema.ts';
import { orNull } from '../panel/assets.ts';

/** A rule of the database, or none, which keeps the value. */
export type Rule = Choice<'valueRule'> | 'none';

export type TermsValues = {
  valueRule: Rule;
  amount: number | null;
  minimum: number | null;
  maximum: number | null;
  roundTo: number | null;
  assets: readonly { capabilityId: number; quantity: number | null; reach: number | null }[];
  replaceExisting: boolean;
};

/** The hint shown while the form is incomplete. */
export const missingTerms = ({ valueRule }: TermsValues): string =>
  valueRule === 'none' ? 'Enter a quantity to see what changes.' : 'Enter an amount to see what changes.';

/** The form's values as API input; null while incomplete. Assets without a quantity are unchanged. */
export function termsInput(values: TermsValues): OfferTermInput | null {
  const { valueRule: rule, amount, minimum, maximum, roundTo, replaceExisting } = values;
  const assets = rule === 'package' ? [] : values.assets.filter(({ quantity }) => orNull(quantity) !== null);
  if (rule === 'none' && assets.length === 0) return null;
  const priced = rule === 'fixed' || rule === 'per_player';
  if (priced && orNull(amount) === null) return null;
  const money = (value: number | null) => (orNull(value) === null ? null : String(value));
  const bounds = rule === 'per_player';
  return {
    valueRule: rule === 'none' ? null : rule,
    amount: priced ? money(amount) : null,
    minimum: bounds ? money(minimum) : null,
    maximum: bounds ? money(maximum) : null,
    roundTo: bounds ? money(roundTo) : null,
    assets: assets.map(({ capabilityId, quantity, reach }) => ({
      capabilityId,
      quantity: orNull(quantity),
      reach: orNull(reach),
    })),
    replaceExisting,
  };
}
