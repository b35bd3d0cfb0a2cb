import { useCall } from '../api/hooks.ts';
import { sameValue } from '../api/sameValue.ts';
import { UpdateCampaignDocument } from './documents.ts';
import type { Campaign } from './types.ts';

/** The fields that differ from the stored campaign; empty texts become null. */
export function changedFields(
  values: Record<string, unknown>,
  campaign: Campaign,
  fields: readonly (keyof Campaign)[],
) {
  const changes: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field] === '' ? null : values[field];
    if (!sameValue(value, campaign[field])) changes[field] = value ?? null;
  }
  return changes;
}

/** What an EditForm saves: the changed ones of these fields, with updateCampaign. */
export function useSaveCampaign(campaign: Campaign, fields: readonly (keyof Campaign)[]) {
  const { call } = useCall(UpdateCampaignDocument, { repeatable: true, quiet: true });
  return (values: Record<string, unknown>) =>
    call({ input: { id: campaign.id, ...changedFields(values, campaign, fields) } });
}
