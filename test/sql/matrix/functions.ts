/**
 * Who may execute which function of app_public; functions.test.ts checks the database against it. Superadmins may
 * execute everything that admins may. A function with several signatures has one line.
 */
import { everyToken, type VisitorRole, visitorRoles } from './rules.ts';

const names = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Called by the server's own code for rows that the caller sees; not in the API. */
export const unexposed = names(`
  open_oauth_request decide_oauth_request redeem_oauth_request
  accept_offer offer_contact offer_stamp offer_value my_role owner_names calendar_version change_so_far attach_photo_copy attach_creative_file attach_creative_file_template attach_sponsor_facing_goal_image explain_access attach_sponsor_logo
  attach_verification_image engagement_status file_content_type file_key file_url_key mail_source record_export search_ids today_ids sponsor_money search_places tag_values update_organization_capability
  update_organization_package written_change open_tax_form open_tax_returns enter_deposit_account send_deposit_account_code confirm_deposit_account add_bank_lines create_bank_statement bank_account_number check_run_sheets positive_pay_rows record_check_run_print
  open_deposit_run record_deposit_file apply_deposit_returns seal_corrected_account
  prospecting_report_campaign_id update_campaign update_league update_location_filter update_offer update_organization
  update_sponsorable_property update_verification_deadline view_as_user add_csv_locations create_location_list locate_places update_leagues`);

const anybody: [readonly VisitorRole[], string][] = [
  [visitorRoles, 'calendar_version feature_flag today written_change'],
  [everyToken, 'file_content_type file_key file_url_key search_places'],
  [everyToken.filter((role) => role !== 'sponsor'), 'engagement_status tag_values my_role owner_names'],
];

const byLink: [readonly VisitorRole[], string][] = [
  [['deadline_link'], 'respond_to_deadline move_linked_deadline'],
  [['deadline_link', 'forwarded_task_link'], 'deadline_to_respond_to'],
  [['forwarded_task_link'], 'task_of_link'],
  [['deadline_link', 'application_link', 'organization'], 'forward_task'],
  [['deadline_link', 'application_link', 'organization', 'admin'], 'offer_forwarded_tasks revoke_forwarded_task'],
  [['offer_link'], 'has_account league_reject_offer offer_to_accept'],
  [
    ['application_link'],
    `renew_sponsorship_application save_application_step_data track_application_event upsert_email_or_social_media
     upsert_game_signage upsert_giveaway_and_coupon upsert_photos upsert_primary_contact upsert_sampling_and_tabling
     upsert_seminar upsert_sponsorship_application upsert_surveys upsert_team_game_jersey upsert_team_warmup
     upsert_website_banner`,
  ],
  // the holder of a forwarded link saves the one step that was passed on
  [
    ['application_link', 'forwarded_task_link'],
    `city_belongs_to_zip sponsorship_application_options_list sponsorship_application_view upsert_custom_responses
     update_organization_in_sponsorship_application upsert_play_locations upsert_sponsorable_properties upsert_tournament`,
  ],
  [['season_link'], 'dashboard_goal_body'],
  [['campaign_link', 'season_link'], 'dashboard_organizations_count'],
];

/** Each of these checks its caller itself: own rows for leagues, sponsors and links, all for staff. */
const shared: [readonly VisitorRole[], string][] = [
  [['organization'], 'answer_deadline move_deadline'],
  [['organization', 'admin'], 'verification_deadlines_movable_until'],
  [['offer_link', 'organization', 'admin'], 'verification_deadlines_release_statement'],
  [['offer_link', 'deadline_link', 'forwarded_task_link', 'organization', 'admin'], 'attach_verification_image'],
  [['offer_link', 'application_link', 'onboarding_link', 'deadline_link', 'organization'], 'set_language'],
  [
    ['offer_link', 'organization', 'admin'],
    `accept_offer deadlines_to_come offer_check_late_since offer_checks_due_on offer_contact offer_payout_method offer_stamp offer_value upsert_shipping_address verification_deadlines_capability_name
     verification_deadlines_overdue verification_deadlines_section`,
  ],
  [
    ['application_link', 'organization', 'admin'],
    `capability_details_banner_placements capability_details_banner_sizes capability_details_logo_placements
     capability_details_sponsorable_property_ids sponsorship_applications_application_progress
     sponsorship_applications_completion_percentage sponsorship_applications_photos_accepted
     sponsorship_applications_photos_refusal_reason sponsorship_applications_sampling_accepted
     sponsorship_applications_sampling_refusal_reason sponsorship_applications_sponsorship_application_sent_at
     sponsorable_properties_gender sponsorable_properties_play_locations sponsorable_properties_primary_play_location`,
  ],
  [['application_link', 'onboarding_link', 'organization', 'admin'], 'primary_play_location'],
  [['onboarding_link', 'organization', 'admin'], 'create_organization_play_location'],
  [['onboarding_link', 'admin'], 'update_league'],
  [['application_link', 'admin'], 'sponsorship_applications_custom_questions'],
  [
    ['organization', 'sponsor', 'admin'],
    `change_so_far create_api_key rotate_api_key revoke_api_key api_keys_state open_oauth_request decide_oauth_request redeem_oauth_request
     create_webhook update_webhook delete_webhook redeliver_webhook_message`,
  ],
  [['sponsor', 'admin'], 'my_sponsors'],
  [['campaign_link', 'season_link', 'sponsor', 'admin'], 'make_recap recaps_outdated record_photo_downloads'],
  [['admin'], 'recaps_requested_by recaps_replaced_characters'],
  [
    ['sponsor', 'admin'],
    'recap_shares_open recap_shares_views revoke_recap_share schedule_recap share_recap unschedule_recap',
  ],
  [
    ['sponsor'],
    'billing_payments react_on_dashboard comment_on_dashboard delete_dashboard_comment restore_dashboard_comment request_photo_change withdraw_photo_request',
  ],
  [
    ['organization', 'admin'],
    `add_capability_to_package capability_details_organization_play_locations create_organization_capability
     create_organization_package delete_organization_capability organization_capability_packages_capability organization_packages_sponsorable_properties
     organization_packages_sponsorable_property_ids remove_organization_capability_package remove_organization_package
     sponsorable_properties_organization_capabilities sponsorable_properties_organization_packages
     update_organization_capability update_organization_package create_sponsorable_property delete_organization_play_location delete_sponsorable_property invite_organization_user set_member_role
     start_handover accept_handover cancel_handover handovers
     dissociate_user_and_organization my_organizations organization_members reject_offer resend_user_invite update_organization update_sponsorable_property
     photo_release_link remove_signed_release renew_photo_release_link revoke_photo_release_link
     verification_deadlines_signed_releases_count
     renew_calendar upsert_address sponsorable_properties_sponsorable_property_capabilities_count
     sponsorable_properties_sponsorable_property_packages_count deposit_accounts_state`,
  ],
  [['organization'], 'may_choose_deposit enter_deposit_account send_deposit_account_code confirm_deposit_account'],
  [['organization', 'superadmin'], 'end_deposit_account'],
];

const staffOnly: [readonly VisitorRole[], string][] = [
  [
    ['admin'],
    `answer_photo_request reply_to_feedback verification_images_favorites adding_plan campaign_capabilities_quantity_report campaigns_budget_report campaigns_goal_report placement_conflicts campaigns_adding_refusal campaigns_adding_all_refusal add_address_to_location_filter add_all_available_sponsorable_properties_to_campaign add_csv_locations
     add_geometries_to_location_filter add_organization_sponsorable_properties_to_campaign add_previous_partners_to_campaign
     add_sponsorable_properties_to_campaign add_zips add_zips_to_location_filter assets_any_verified_deadlines
     attach_creative_file attach_creative_file_template attach_sponsor_facing_goal_image attach_sponsor_logo
     campaign_capabilities_in_use campaign_contracts_sha256 send_contract_for_signature sign_contract withdraw_contract email_contract invoices_days_overdue invoice_aging sponsors_account send_invoice campaign_forecast compute_campaign_forecast season_outlook plan_mark_move renew_season_feed season_calendar
     near_misses campaign_supply targeting_explanations campaigns_fair_shares campaigns_fair_share_sentence
     capabilities_capability_verification_deadline_count campaigns_campaign_geometries campaigns_confirmed_offers
     campaigns_demographic_targeting_summary campaigns_digital_verification_progress campaigns_geographic_targeting_summary
     campaigns_has_survey_questions campaigns_impressions campaigns_location_filters campaigns_offer_counts_report
     campaigns_organization_count campaigns_physical_verification_progress campaigns_prospecting_report_id campaigns_radii
     cancel_check cancel_offer checks_recent_payee_change checks_similar_written_at checks_to_withhold similar_checks checks_unprintable_characters confirm_organization_user create_check create_comment create_location_filter create_location_list locate_places create_log_comment create_organization
     create_seasonal_goal create_verification_deadline create_youth_sports_season_prospects
     default_verification_deadlines_missing_creatives default_verification_deadlines_offers_to_replace explain_access delete_location delete_organization dismiss_duplicate likely_duplicates likely_sponsors merge_organizations
     merge_preview organization_merges unmerge_organizations undo_change undo_preview undo_fields my_changes record_as_of record_presence
     history_entry_change_records deleted_records
     dissociate_user_and_sponsor limit_sponsor_user
     duplicate_campaign roll_over_plans roll_over_campaigns invite_sponsor_user link_changes link_members link_state organizations_limited_user_ids location_filters_enabled location_filters_offers
     location_filters_prospecting_report_id locations_offers locations_prospecting_report_id mark_as_confirmed
     mark_as_qualified mark_deadline_as_did_not_complete mark_mentions_read mark_tasks_seen today_lines today_ids sponsor_money put_off_today_line bring_back_today_line my_settings my_work save_my_settings set_daily_mail move_confirmed_offer_to_campaign offers_check_available
     offers_fundraiser_conflict offers_verification_progress offers_has_verified_physical_asset_verification_deadline offers_pending_images
     campaigns_default_verification_deadlines sponsors_seasonal_goal sponsors_users offers_recent_comment offers_survey_conflict organization_stats organizations_digital_reach
     organizations_offers_exist organizations_primary_play_location organizations_sponsorship_insight_report
     organizations_users organizations_zips prospecting_report prospecting_report_campaign_id
     prospective_properties_page_sponsorable_properties prospective_sponsorable_properties recent_organizations
     record_history regenerate_link replace_creatives restore_deleted revoke_link users_open_invitation_id
     remove_sponsorable_properties_from_campaign remove_verification_deadline remove_zip
     attach_photo_copy restore_clear_photo set_photo_release set_photo_releases review_verification_image accept_verification_images record_export search_campaigns search_ids search_records searched_organizations season_year_primary_strategist_contacts season_years
     reset_second_factor undo_handover
     seasonal_goal order_campaign_records end_user_sessions send_offer_emails add_hubspot_campaign_property_to_contacts clear_bounce current_mail_hold release_mail_hold mail_list_items_may_send_again audit_entry_list_items_names pending_image_list_items_recently_accepted verification_deadlines_after_season verification_deadlines_after_last_check mail_plan mail_source mail_suppressions mails
     contact_turns follow_ups plan_send move_send pause_send cancel_send send_recipients send_days sends_counts
     asked_capabilities demographics_source proposed_campaign_names properties_without_coordinates excluding_filters offer_terms_plan set_offer_terms send_mails_again
     send_mail_again send_request_additional_verification_email send_sponsorable_property_onboarding_emails
     send_sponsorship_application send_verification_reminder_email sponsorable_properties_campaign_offer
     sponsorable_properties_offer_counts_report sponsors_with_active_or_no_campaigns targeting_clusters targeting_summary update_campaign
     update_location_filter update_offer update_verification_deadline verification_images_capability_name view_as_user
     tax_payees payees_of_year tax_return_lines request_tax_forms checks_tax_rule checks_deposit_ends_in`,
  ],
  [
    ['superadmin'],
    `deposits_to_send deposit_runs_earlier_files create_deposit_run approve_deposit_run cancel_deposit_run mark_deposit_run_sent open_deposit_run record_deposit_file
     apply_deposit_returns seal_corrected_account deposit_runs_amount deposit_runs_payments deposit_entries_reason
     cash_needed check_ages money_by_campaign issue_invoice credit_invoice record_invoice_payment reverse_invoice_payment record_sponsor_refund reverse_sponsor_refund add_bank_lines approve_check bank_account_number bank_lines_check_to_void bank_statements_difference bank_statements_open_lines check_month close_month create_bank_statement
     record_missing_payment reverse_bank_line undo_bank_statement cancel_check_run check_run_sheets check_summaries confirm_check_run create_check_run invite_staff_user
     mark_check_returned mark_checks_mailed next_sheet_number pending_checks positive_pay_rows record_check_run_print reissue_check reject_check
     remove_staff_user set_bank_account_number settle_bank_line spoil_check_sheets stop_check unprintable_checks update_leagues void_check open_tax_form open_tax_returns record_tax_returns`,
  ],
];

function byName(decided: [readonly VisitorRole[], string][]): Map<string, VisitorRole[]> {
  return new Map(
    decided.flatMap(([roles, text]) =>
      names(text).map((name) => [
        name,
        roles.includes('admin') && !roles.includes('superadmin') ? [...roles, 'superadmin'] : [...roles],
      ]),
    ),
  );
}

/** Function name → roles that may call it. */
export const callers: Map<string, VisitorRole[]> = byName([...anybody, ...byLink, ...shared, ...staffOnly]);

/** Functions of app_private that policies, views and computed fields call as the viewer. All others are not for visitors. */
const inner: [readonly VisitorRole[], string][] = [
  [['campaign_link', 'season_link', 'sponsor', 'admin'], 'limited_sponsor_ids'],
  [
    visitorRoles,
    `claim clock current_user_id dashboard_campaign_ids is_campaign_allowed is_limited_to_states is_staff is_staff_or_null
     is_state_allowed link_address_ids link_campaign_id link_id link_offer_id link_organization_id link_property_id
     link_sponsor_id link_wizard_organization_id my_campaign_ids my_campaign_sponsor_ids my_fellow_user_ids my_money_offer_ids my_money_organization_ids my_offer_ids
     my_organization_ids my_owned_organization_ids my_sponsor_ids only_states signed_in sponsor_limits staff_from_id today`,
  ],
  [['offer_link', 'organization', 'admin'], 'sees_money_of_offer'],
  [everyToken, 'day_of'],
  [everyToken.filter((role) => role !== 'sponsor'), 'engagement_status'],
  [['application_link', 'organization', 'admin'], 'application_answer application_done_steps application_steps'],
  [['application_link'], 'link_application_id'],
  [['organization', 'admin'], 'season_end_date'],
  [['admin'], 'checks_due_on'],
  [['campaign_link', 'season_link', 'sponsor', 'admin'], 'campaign_impressions goal'],
  [['campaign_link', 'season_link', 'sponsor'], 'photo_absence'],
  [['campaign_link', 'season_link', 'sponsor', 'admin'], 'forecast_obstacle'],
  [['campaign_link', 'season_link', 'sponsor', 'organization', 'admin', 'superadmin'], 'country_of_state'],
  [['organization', 'admin', 'superadmin'], 'is_state'],
  [['admin', 'superadmin'], 'total_of'],
  [['sponsor'], 'billing_campaign_ids'],
  [['superadmin'], 'is_routing_number'],
  [
    ['admin'],
    `actor_name adding_all_refusal adding_refusal campaign_geometries campaign_radii check_available similar_checks count_offers demographics_are_made_up filter_text
     is_after_last_check is_after_season is_superadmin offer_conflict record_name verification_progress`,
  ],
];

/** Function of app_private → visitors that may execute it. */
export const innerCallers: Map<string, VisitorRole[]> = byName(inner);

/** Functions that only the server itself may call, before the viewer is known; all in app_private. */
export const serverCalls = names(`
  returned_deposit_of_mail contract_page sign_contract_by_link contract_of_mail invoice_of_mail linked_invoice_file
  advance_heartbeat heartbeat_reached
  register_oauth_client start_oauth_request oauth_grant end_oauth_key
  require_proof_of create_challenge find_challenge spend_challenge second_factors replace_recovery_codes add_passkey rename_passkey remove_second_factor find_passkey use_passkey authenticator_secret set_authenticator use_authenticator use_recovery_code record_proof open_sessions end_own_session
  league_news_of_mail today_lines_of_mail forwarded_task_of_mail
  accept_invitation account_of_mail answer_member_request limited_scope member_of_mail member_request be_present end_presence stay_present survivor_of calendar_of calendar_version_of season_feed season_feed_version claim_request record_request clock create_file end_session end_sessions end_user_views load_session_context
  handover_of_mail log_in_by_provider record_provider_session renew_provider_session end_provider_sessions
  require_acceptable used_invitation find_invitation find_login health invitation_of_mail is_view_open known_operation register_operations link_record link_version locate_address mail_suppression_reason may_recover metrics note_file recap_of_mail sponsor_questions_of_mail sponsor_news status_link_version record_link_view record_login record_survey_view remember_address request_recovery file_at
  resubscribe self_signup session_state set_password throttle_clear throttle_count recap_file shared_recap sponsorship_status photo_release_page sign_photo_release tax_form_page next_tax_form_id sign_tax_form next_deposit_account_id account_of_deposit_mail throttle_give_back throttle_take today unsubscribe unsubscribed_topics use_api_key use_feed use_session`);
