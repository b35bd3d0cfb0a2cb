import { fieldErrors, messageOf } from '../api/errors.ts';
import { useCall } from '../api/hooks.ts';
import { UpdateCampaignDocument } from './documents.ts';
import type { Campaign } from './types.ts';

const same = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) ||
  // The API writes decimals as text: 42.5 and '42.50' are the same number.
  (a != null && b != null && typeof a !== typeof b && Number(a) === Number(b));

/** The fields that differ from the stored campaign; empty texts become null. */
export function changedFields(
  values: Record<string, unknown>,
  campaign: Campaign,
  fields: readonly (keyof Campaign)[],
) {
  const changes: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field] === '' ? null : values[field];
    if (!same(value, campaign[field])) changes[field] = value ?? null;
  }
  return changes;
}

/**
 * A form's submit that sends the changed ones of these fields with updateCampaign. `wording` may put a failure into
 * words for one field.
 */
export function useSaveCampaign(
  campaign: Campaign,
  fields: readonly (keyof Campaign)[],
  wording: (message: string) => Record<string, string> | undefined = () => undefined,
) {
  const { call } = useCall(UpdateCampaignDocument, { repeatable: true, quiet: true });
  return async (values: Record<string, unknown>) => {
    try {
      await call({ input: { id: campaign.id, ...changedFields(values, campaign, fields) } });
      return undefined;
    } catch (error) {
      return wording(messageOf(error)) ?? fieldErrors(error) ?? { root: messageOf(error) };
    }
  };
}
