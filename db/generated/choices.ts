// Made by "npm run generate" from the enums of the schema; not to be edited.

/** Every enum of the schema with its values in their order. */
export const choices = {
  addressType: ['mailing', 'shipping'],
  campaignStatus: ['active', 'contracted', 'proposed', 'complete', 'rejected'],
  checkStatus: ['pending', 'approved', 'rejected', 'voided'],
  country: ['US', 'CA'],
  dataConfidence: ['speculative', 'incomplete', 'stale', 'complete', 'verified', 'not_a_good_fit', 'added_from_prospecting', 'added_by_organization', 'ended', 'created_from_other_sp'],
  detailKind: ['other', 'game_signage', 'dedicated_email', 'social_media_post', 'team_game_jersey', 'warm_up', 'survey', 'website_banner', 'seminar', 'coupon', 'sampling', 'photos'],
  engagementStatus: ['active', 'inactive'],
  eventType: ['created', 'status_changed', 'value_changed', 'assets_changed', 'dates_changed', 'requirements_changed', 'deadline_added', 'deadline_updated', 'deadline_removed', 'deadline_did_not_complete', 'deadline_response', 'image_added', 'image_reviewed', 'creative_changed', 'check_written', 'check_canceled', 'check_approved', 'check_rejected', 'check_voided', 'email_sent', 'moved', 'comment'],
  filterType: ['CapabilityFilter', 'EthnicityFilter', 'IncomeFilter', 'NumberOfPlayersFilter', 'SeasonFilter', 'SportFilter', 'StateFilter', 'LocationFilter'],
  imageStatus: ['pending', 'verified', 'rejected'],
  language: ['en', 'es'],
  locationStrategy: ['per_location', 'total'],
  offerStatus: ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed', 'unqualified', 'rejected', 'rejected_by_organization', 'canceled'],
  offsetType: ['accept_offer_date', 'season_start_date', 'season_end_date'],
  packageType: ['user_generated', 'website', 'marketplace_offer'],
  placeKind: ['address', 'zip', 'market'],
  season: ['winter', 'spring', 'summer', 'fall'],
  shipmentsArrival: ['one_week', 'two_weeks', 'three_weeks', 'four_weeks'],
  statisticIcon: ['facebook', 'plus', 'light-bulb', 'newsletter', 'man', 'pie-chart', 'emoji-happy', 'thumbs-up', 'flag', 'bowl', 'publish', 'ticket', 'trophy', 'location', 'home', 'users'],
  userRole: ['admin', 'superadmin', 'organization', 'sponsor'],
  userStatus: ['invited', 'active', 'deactivated'],
} as const;

/** One value of an enum: `Choice<'offerStatus'>`. */
export type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number];
