/** The Overview form: its values, its validation errors, and its mutation input (B-073, B-077 to B-082, B-086). */
import { organizationSocialMediaLimits, organizationsLimits } from '../../../../db/generated/limits.ts';
import { numberProblem, webAddressMessage, webAddressProblem } from '../../../../ui/limits.ts';
import { contactEmails } from '../../../../ui/organization/contactEmails.ts';
import { websiteOf } from '../../../../ui/organization/websiteOf.ts';
import type { Overview, SocialMediaEntry } from './types.ts';

export type OverviewValues = Omit<Overview, 'id' | 'minAge' | 'maxAge' | 'female' | 'male'>;
export type OverviewField = keyof OverviewValues;

export const seasonSports = [
  { field: 'winterSportIds', season: 'Winter' },
  { field: 'springSportIds', season: 'Spring' },
  { field: 'summerSportIds', season: 'Summer' },
  { field: 'fallSportIds', season: 'Fall' },
] as const;

const rateProblem = 'Enter a percentage from 0 to 100.';
const nameProblem = 'Name is required';

/** Why the URL of a social media entry is invalid; null if it is valid. */
export const socialMediaProblem = (url: string): string | null =>
  webAddressProblem(url, organizationSocialMediaLimits.url);

/** The validation errors, by field; empty if it may be saved. */
export function overviewProblems(values: OverviewValues): Partial<Record<OverviewField, string>> {
  const problems: Partial<Record<OverviewField, string>> = {};
  if (values.name.trim() === '') problems.name = nameProblem;
  const email = contactEmails(values.contactEmail);
  if (email) problems.contactEmail = email;
  const rate = values.emailOpenRate?.trim();
  if (rate && numberProblem(rate.replace(',', '.'), organizationsLimits.emailOpenRate))
    problems.emailOpenRate = rateProblem;
  const website = webAddressProblem(values.websiteUrl, organizationsLimits.websiteUrl);
  if (website) problems.websiteUrl = website;
  if (values.socialMedia.some(({ url }) => socialMediaProblem(url))) problems.socialMedia = webAddressMessage;
  return problems;
}

const sentEntry = ({ id, channelId, url, canPost }: SocialMediaEntry) => ({
  ...(id > 0 ? { id } : {}),
  channelId,
  url: url.trim(),
  canPost,
});

const blank = (text: string | null) => (text?.trim() ? text.trim() : null);

/** How each field is sent: empty texts and zero participants are null, a new social media entry has no id. */
function sent(values: OverviewValues): Record<OverviewField, unknown> {
  return {
    name: values.name.trim(),
    contactEmail: blank(values.contactEmail),
    contactPhone: blank(values.contactPhone),
    websiteUrl: websiteOf(values.websiteUrl),
    organizationTypeId: values.organizationTypeId,
    numberOfUniqueParticipantsPerYear: values.numberOfUniqueParticipantsPerYear || null,
    winterSportIds: values.winterSportIds,
    springSportIds: values.springSportIds,
    summerSportIds: values.summerSportIds,
    fallSportIds: values.fallSportIds,
    socialMediaFollowingSize: values.socialMediaFollowingSize,
    emailListSize: values.emailListSize,
    // the API returns decimals as strings: 42.5 and 42.50 are the same number
    emailOpenRate: values.emailOpenRate?.trim() ? String(Number(values.emailOpenRate.replace(',', '.'))) : null,
    socialMedia: values.socialMedia.map(sentEntry),
  };
}

/** The fields that differ from the stored ones, as mutation input (B-086). */
export function overviewChanges(values: OverviewValues, stored: OverviewValues): Record<string, unknown> {
  const before = sent(stored);
  return Object.fromEntries(
    Object.entries(sent(values)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as OverviewField]),
    ),
  );
}
