import { websiteOf } from '../../../ui/organization/websiteOf.ts';
import type { OrganizationRecordFragment } from './generated/graphql.ts';

type SocialMedia = { id?: number; channelId: number; url: string | null; canPost: boolean | null };
export type OverviewValues = Omit<OrganizationRecordFragment, 'socialMedia'> & {
  socialMedia: SocialMedia[];
  dataConfidenceReason?: string;
};

/** An entry as API input: a new one has no id (B-082, B-086). */
const entryInput = ({ id, channelId, url, canPost }: SocialMedia) => ({
  ...(id ? { id } : {}),
  channelId,
  url: url ?? '',
  canPost: canPost ?? false,
});

/**
 * The form's values as API input; the data provider sends only changed ones. The reason is included only if data
 * confidence changed (B-084, B-086).
 */
export function overviewInput(values: OverviewValues, storedConfidence: string | null) {
  const { dataConfidenceReason, ...fields } = values;
  return {
    ...fields,
    websiteUrl: websiteOf(values.websiteUrl),
    socialMedia: values.socialMedia.map(entryInput),
    ...(values.dataConfidence === storedConfidence ? {} : { dataConfidenceReason }),
  };
}
