// Made by "npm run generate" from the enums of the schema; not to be edited.

// separate constants, so that a page only loads those that it uses
export const addressType = ['mailing', 'shipping'] as const;
export const bankAccountKind = ['checking', 'savings'] as const;
export const bankFileKind = ['csv', 'bai2', 'ofx'] as const;
export const bankLineIssue = ['wrong_amount', 'unknown_number', 'paid_twice', 'paid_after_void', 'paid_after_stop', 'paid_after_return', 'paid_before_mailed'] as const;
export const bankLineSettlement = ['cleared', 'bank_error', 'accepted'] as const;
export const campaignRecord = ['campaign_capabilities', 'campaign_statistics', 'testimonials'] as const;
export const campaignStatus = ['active', 'contracted', 'proposed', 'complete', 'rejected'] as const;
export const checkPosition = ['top', 'middle', 'bottom'] as const;
export const checkRunStatus = ['open', 'printed', 'canceled'] as const;
export const checkState = ['pending', 'approved', 'in_run', 'printed', 'mailed', 'cleared', 'returned', 'stale', 'stopped', 'escheat_due', 'rejected', 'voided'] as const;
export const checkStatus = ['pending', 'approved', 'rejected', 'voided'] as const;
export const conflictRule = ['program', 'sport', 'category'] as const;
export const contractStatus = ['draft', 'out_for_signature', 'signed', 'superseded', 'withdrawn'] as const;
export const country = ['US', 'CA'] as const;
export const dashboardReaction = ['love', 'thanks', 'question', 'favorite'] as const;
export const dashboardSection = ['goal', 'delivery', 'effectiveness', 'testimonials', 'results', 'leagues', 'creative', 'note', 'photo'] as const;
export const dataConfidence = ['speculative', 'incomplete', 'stale', 'complete', 'verified', 'not_a_good_fit', 'added_from_prospecting', 'added_by_organization', 'ended', 'created_from_other_sp'] as const;
export const deadlineSection = ['missing_creatives', 'overdue', 'upcoming', 'did_not_complete', 'under_review', 'completed'] as const;
export const depositEntryClass = ['ccd', 'ppd'] as const;
export const depositObstacle = ['account_ended', 'account_corrected', 'to_try', 'in_trial'] as const;
export const depositRunStatus = ['open', 'approved', 'sent', 'canceled'] as const;
export const detailKind = ['other', 'game_signage', 'dedicated_email', 'social_media_post', 'team_game_jersey', 'warm_up', 'survey', 'website_banner', 'seminar', 'coupon', 'sampling', 'photos'] as const;
export const duplicateReason = ['name', 'place', 'website', 'phone', 'email', 'people'] as const;
export const engagementStatus = ['active', 'inactive'] as const;
export const eventType = ['created', 'status_changed', 'value_changed', 'assets_changed', 'dates_changed', 'requirements_changed', 'deadline_added', 'deadline_updated', 'deadline_removed', 'deadline_did_not_complete', 'deadline_response', 'image_added', 'image_reviewed', 'creative_changed', 'check_written', 'check_canceled', 'check_approved', 'check_printed', 'check_mailed', 'deposit_sent', 'deposit_returned', 'check_cleared', 'check_returned', 'check_stale', 'check_stopped', 'check_escheat_due', 'check_spoiled', 'check_rejected', 'check_voided', 'email_sent', 'moved', 'comment'] as const;
export const filterType = ['CapabilityFilter', 'EthnicityFilter', 'IncomeFilter', 'NumberOfPlayersFilter', 'SeasonFilter', 'SportFilter', 'StateFilter', 'LocationFilter'] as const;
export const forecastReason = ['date', 'answers', 'sends', 'rates', 'goals', 'plans'] as const;
export const imageStatus = ['pending', 'verified', 'rejected'] as const;
export const invoiceState = ['open', 'partly_paid', 'paid', 'credited'] as const;
export const language = ['en', 'es'] as const;
export const locationStrategy = ['per_location', 'total'] as const;
export const memberRole = ['owner', 'treasurer', 'helper'] as const;
export const nearMissChange = ['radius', 'low_bound', 'high_bound', 'share', 'added'] as const;
export const offerStatus = ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed', 'unqualified', 'rejected', 'rejected_by_organization', 'canceled'] as const;
export const offsetType = ['accept_offer_date', 'season_start_date', 'season_end_date'] as const;
export const packageType = ['user_generated', 'website', 'marketplace_offer'] as const;
export const paymentMethod = ['check', 'ach', 'wire', 'card', 'credit', 'other'] as const;
export const payoutMethod = ['check', 'direct_deposit'] as const;
export const photoDownloadWay = ['single', 'zip', 'recap'] as const;
export const photoRelease = ['not_stated', 'agreed', 'withheld'] as const;
export const photoRequestStatus = ['open', 'done', 'declined', 'withdrawn'] as const;
export const photoWish = ['hide', 'feature'] as const;
export const placeKind = ['address', 'zip', 'market'] as const;
export const positivePayAmount = ['dollars', 'cents'] as const;
export const positivePayColumn = ['account_number', 'check_number', 'amount', 'issue_date', 'record_type', 'payee', 'blank'] as const;
export const positivePayDate = ['mmddyy', 'mmddyyyy', 'mm_dd_yyyy', 'yyyymmdd', 'yyyy_mm_dd'] as const;
export const positivePaySeparator = ['comma', 'semicolon', 'tab', 'pipe', 'fixed_width'] as const;
export const recapFormat = ['pdf', 'pptx'] as const;
export const recapStatus = ['queued', 'running', 'ready', 'failed', 'withdrawn'] as const;
export const recordKind = ['organization', 'person', 'sponsor', 'campaign', 'offer', 'check'] as const;
export const rolledOverPartKind = ['capability', 'deadline', 'question', 'filter', 'contact'] as const;
export const season = ['winter', 'spring', 'summer', 'fall'] as const;
export const seasonMarkKind = ['send', 'goal_date', 'season', 'deadline', 'proof_due', 'print_run', 'recap', 'league_event'] as const;
export const secondFactorRule = ['none', 'superadmins', 'staff'] as const;
export const sendState = ['queued', 'paused', 'done', 'canceled'] as const;
export const shipmentsArrival = ['one_week', 'two_weeks', 'three_weeks', 'four_weeks'] as const;
export const statisticIcon = ['facebook', 'plus', 'light_bulb', 'newsletter', 'man', 'pie_chart', 'emoji_happy', 'thumbs_up', 'flag', 'bowl', 'publish', 'ticket', 'trophy', 'location', 'home', 'users'] as const;
export const targetingResult = ['fails', 'waits', 'passes'] as const;
export const taskDue = ['overdue', 'today', 'later'] as const;
export const taxClassification = ['individual', 'c_corporation', 's_corporation', 'partnership', 'trust_or_estate', 'llc_c_corporation', 'llc_s_corporation', 'llc_partnership', 'other'] as const;
export const taxFormKind = ['w9', 'w8ben_e'] as const;
export const taxFormRule = ['none', 'hold', 'withhold'] as const;
export const tinType = ['ein', 'ssn', 'foreign'] as const;
export const todayKind = ['campaigns_behind', 'proof_overdue', 'photos_to_review', 'checks_to_approve', 'checks_to_print', 'deposits_to_send', 'checks_to_reissue', 'mails_refused', 'offers_unopened', 'offers_unanswered', 'applications_unfinished', 'addresses_missing', 'conflicts', 'photo_requests', 'tasks', 'mentions', 'sends_failed', 'installments_to_issue', 'invoices_overdue'] as const;
export const userRole = ['admin', 'superadmin', 'organization', 'sponsor'] as const;
export const userStatus = ['invited', 'active', 'deactivated'] as const;
export const valueRule = ['fixed', 'per_player', 'package'] as const;
export const webhookEvent = ['offers', 'sponsorship_events', 'verification_deadlines', 'verification_images', 'checks', 'check_runs', 'sponsorship_applications', 'campaigns', 'sends', 'recaps', 'photo_requests'] as const;
export const webhookMessageState = ['waiting', 'delivered', 'failed'] as const;
export const webhookOffReason = ['owner', 'failures', 'recovery', 'access_ended'] as const;

/** Tables whose changes are in the audit log. */
export const auditedTables = ['addresses', 'api_keys', 'assets', 'bank_file_layouts', 'bank_lines', 'bank_statements', 'banner_placements', 'banner_sizes', 'campaign_capabilities', 'campaign_contracts', 'campaign_notes', 'campaign_statistics', 'campaigns', 'capabilities', 'capability_detail_play_locations', 'capability_detail_properties', 'capability_details', 'capability_verification_deadlines', 'check_run_prints', 'check_runs', 'check_settings', 'check_sheets', 'checks', 'closed_months', 'comment_mentions', 'comments', 'competitivenesses', 'contact_settings', 'creative_content_templates', 'creative_contents', 'creative_file_templates', 'creative_files', 'credit_notes', 'custom_questions', 'custom_responses', 'default_verification_deadlines', 'deposit_accounts', 'deposit_entries', 'deposit_return_files', 'deposit_runs', 'deposit_settings', 'dormancy_rules', 'duplicate_organizations', 'events_survey_responses', 'feature_flags', 'forwarded_tasks', 'image_rejection_reasons', 'interests', 'invoice_payments', 'invoice_settings', 'invoices', 'location_filters', 'location_list_items', 'location_lists', 'locations', 'logo_placements', 'markets', 'offer_contracts', 'offers', 'organization_capabilities', 'organization_capability_packages', 'organization_package_properties', 'organization_packages', 'organization_social_media', 'organization_types', 'organization_users', 'organization_zips', 'organizations', 'photo_release_statements', 'photo_requests', 'play_locations', 'positive_pay_formats', 'pre_qual_survey_responses', 'recap_schedules', 'recap_shares', 'search_filters', 'seasonal_goals', 'sends', 'sign_in_settings', 'skipped_check_numbers', 'social_media_channels', 'sponsor_categories', 'sponsor_feedback', 'sponsor_refunds', 'sponsor_users', 'sponsorable_properties', 'sponsorable_property_play_locations', 'sponsors', 'sponsorship_applications', 'sponsorship_events', 'sports', 'sports_management_softwares', 'tasks', 'tax_forms', 'tax_returns', 'tax_settings', 'tax_thresholds', 'testimonials', 'tournaments', 'users', 'verification_deadline_canned_responses', 'verification_deadline_responses', 'verification_deadlines', 'verification_images', 'webhooks', 'zip_codes'] as const;

/** Kinds of emails: the values of app_private.mail_outbox.kind. */
export const mailKinds = ['acceptance', 'additional_verification', 'application', 'application_received', 'check_approved', 'check_mailed', 'check_not_cashed', 'check_voided', 'contact_change', 'contract_signed', 'contract_to_sign', 'creatives', 'daily_work', 'deadline_moved', 'deposit_account_change', 'deposit_account_code', 'deposit_returned', 'forwarded_task', 'handover', 'invitation', 'invoice', 'member_request', 'offer', 'offer_follow_up', 'offer_reminder', 'onboarding', 'recap', 'recovery', 'rejected_image', 'rejection_notice', 'removal_notice', 'security_notice', 'self_signup', 'set_password', 'sponsor_news', 'survey', 'tax_form_request', 'verification_reminder'] as const;

/** Statuses of offers that each action of staff applies to; their source is sql/offers/actions.sql. */
export const offerActions = {
  change: ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed'],
  application: ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed'],
  remove: ['prospecting', 'qualified', 'proposed', 'rejected_by_league'],
  offer: ['qualified', 'proposed'],
  offer_follow_up: ['proposed'],
  qualify: ['prospecting'],
  survey: ['prospecting'],
  onboarding: ['confirmed'],
  verification_reminder: ['confirmed'],
  additional_verification: ['confirmed'],
} as const;

/** Steps of an application that can be passed on: app_private.forwardable_steps(). */
export const forwardableSteps: readonly string[] = ['programs', 'play-locations', 'social-and-email', 'custom-questions', 'tournament-information'];

/** Every enum of the schema with its values in order. */
export const choices = { addressType, bankAccountKind, bankFileKind, bankLineIssue, bankLineSettlement, campaignRecord, campaignStatus, checkPosition, checkRunStatus, checkState, checkStatus, conflictRule, contractStatus, country, dashboardReaction, dashboardSection, dataConfidence, deadlineSection, depositEntryClass, depositObstacle, depositRunStatus, detailKind, duplicateReason, engagementStatus, eventType, filterType, forecastReason, imageStatus, invoiceState, language, locationStrategy, memberRole, nearMissChange, offerStatus, offsetType, packageType, paymentMethod, payoutMethod, photoDownloadWay, photoRelease, photoRequestStatus, photoWish, placeKind, positivePayAmount, positivePayColumn, positivePayDate, positivePaySeparator, recapFormat, recapStatus, recordKind, rolledOverPartKind, season, seasonMarkKind, secondFactorRule, sendState, shipmentsArrival, statisticIcon, targetingResult, taskDue, taxClassification, taxFormKind, taxFormRule, tinType, todayKind, userRole, userStatus, valueRule, webhookEvent, webhookMessageState, webhookOffReason };

/** A value of an enum: `Choice<'offerStatus'>`. */
export type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number];
