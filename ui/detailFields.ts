/** The detail fields of each kind of capability (B-148 … B-152, B-156). The database rejects fields of another kind. */
export const detailFields = {
  game_signage: ['canHang24Hours', 'playLocationIds', 'bannerSizeIds', 'bannerPlacementIds'],
  dedicated_email: ['emailListSize'],
  social_media_post: ['socialMediaChannelId', 'socialMediaFollowingSize'],
  team_game_jersey: ['canUseLogo', 'logoPlacementIds', 'otherBrands', 'minTeamsRequired'],
} as const;

export type DetailField = (typeof detailFields)[keyof typeof detailFields][number];

/** The detail fields of a kind; empty for kinds that have only a description. */
export function detailFieldsOf(kind: string | undefined): readonly DetailField[] {
  return kind !== undefined && Object.hasOwn(detailFields, kind) ? detailFields[kind as keyof typeof detailFields] : [];
}
