/** The Overview form: its values, its validation errors, and its mutation input (B-073, B-077 to B-082, B-086). */
import { organizationSocialMediaLimits, organizationsLimits } from '../../../../db/generated/limits.ts';
import type { UpdateOrganizationInput } from '../../../../ui/generated/schema.ts';
import { numberProblem, webAddressMessage, webAddressProblem } from '../../../../ui/limits.ts';
import { contactEmails } from '../../../../ui/organization/contactEmails.ts';
import { websiteOf } from '../../../../ui/organization/websiteOf.ts';
import { t } from '../../i18n/i18n.ts';
import { changedFields } from '../../lib/changedFields.ts';
import { withoutNulls } from '../../lib/nullable.ts';
import type { Problems } from '../../lib/useForm.ts';
import type { Overview, SocialMediaEntry } from './types.ts';

export type OverviewValues = Omit<Overview, 'id' | 'minAge' | 'maxAge' | 'female' | 'male'>;

export const seasonSports = [
  { field: 'winterSportIds', season: 'Winter' },
  { field: 'springSportIds', season: 'Spring' },
  { field: 'summerSportIds', season: 'Summer' },
  { field: 'fallSportIds', season: 'Fall' },
] as const;

/** Why the URL of a social media entry is invalid; null if it is valid. */
export const socialMediaProblem = (url: string): string | null =>
  webAddressProblem(url, organizationSocialMediaLimits.url);

/** The validation errors, by field. */
export function overviewProblems(values: OverviewValues): Problems<OverviewValues> {
  const rate = values.emailOpenRate?.trim().replace(',', '.');
  const texts = {
    name: values.name.trim() === '' ? 'Name is required' : null,
    contactEmail: contactEmails(values.contactEmail),
    emailOpenRate:
      rate && numberProblem(rate, organizationsLimits.emailOpenRate) ? 'Enter a percentage from 0 to 100.' : null,
    websiteUrl: webAddressProblem(values.websiteUrl, organizationsLimits.websiteUrl),
    socialMedia: values.socialMedia.some(({ url }) => socialMediaProblem(url)) ? webAddressMessage : null,
  };
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ? t(text) : null]));
}

const sentEntry = ({ id, channelId, url, canPost }: SocialMediaEntry) => ({
  ...(id > 0 ? { id } : {}),
  channelId,
  url: url.trim(),
  canPost,
});

const blank = (text: string | null) => (text?.trim() ? text.trim() : null);

/** How each field is sent: empty texts and zero participants are null, a new social media entry has no id. */
function sent(values: OverviewValues): Omit<UpdateOrganizationInput, 'organizationId'> {
  return {
    name: values.name.trim(),
    contactEmail: blank(values.contactEmail),
    contactPhone: blank(values.contactPhone),
    websiteUrl: websiteOf(values.websiteUrl),
    organizationTypeId: values.organizationTypeId,
    numberOfUniqueParticipantsPerYear: values.numberOfUniqueParticipantsPerYear || null,
    winterSportIds: withoutNulls(values.winterSportIds),
    springSportIds: withoutNulls(values.springSportIds),
    summerSportIds: withoutNulls(values.summerSportIds),
    fallSportIds: withoutNulls(values.fallSportIds),
    socialMediaFollowingSize: values.socialMediaFollowingSize,
    emailListSize: values.emailListSize,
    // the API returns decimals as strings: 42.5 and 42.50 are the same number
    emailOpenRate: values.emailOpenRate?.trim() ? String(Number(values.emailOpenRate.replace(',', '.'))) : null,
    socialMedia: values.socialMedia.map(sentEntry),
  };
}

/** The fields that differ from the stored ones, as mutation input (B-086). */
export const overviewChanges = (values: OverviewValues, stored: OverviewValues) =>
  changedFields(sent(stored), sent(values));
