import { websiteOf } from '../../../ui/organization/websiteOf.ts';
import { sameValue } from '../api/sameValue.ts';
import type { OrganizationOverview, SocialMedia } from './types.ts';

/** What the form may change; everything else on the page is read-only. */
const EDITABLE = [
  'name',
  'city',
  'state',
  'contactEmail',
  'contactPhone',
  'websiteUrl',
  'organizationTypeId',
  'numberOfUniqueParticipantsPerYear',
  'winterSportIds',
  'springSportIds',
  'summerSportIds',
  'fallSportIds',
  'socialMediaFollowingSize',
  'emailListSize',
  'emailOpenRate',
  'dataConfidence',
  'sportsManagementSoftwareId',
  'hubspotCompanyId',
  'language',
] as const satisfies readonly (keyof OrganizationOverview)[];

/** An entry as it is sent: a new one has no id (B-082, B-086). */
const sent = ({ id, channelId, url, canPost }: SocialMedia) => ({ ...(id > 0 ? { id } : {}), channelId, url, canPost });

/** Only what differs from the stored record, empty texts as null (B-086). */
export function changedOverview(values: OrganizationOverview, stored: OrganizationOverview): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of EDITABLE) {
    const given = field === 'websiteUrl' ? websiteOf(values.websiteUrl) : values[field];
    const value = given === '' ? null : given;
    if (!sameValue(value, stored[field])) changes[field] = value;
  }
  if (changes.dataConfidence) changes.dataConfidenceReason = values.dataConfidenceReason;
  const entries = values.socialMedia.map(sent);
  if (!sameValue(entries, stored.socialMedia.map(sent))) changes.socialMedia = entries;
  return changes;
}
