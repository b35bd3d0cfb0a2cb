/**
 * Who may call which function, according to the call tables of the requirements, and on whose records. True: the call
 * must not be refused to the role on its own records. False: it must have no effect. Null: the requirements leave it
 * open.
 */
import type { Routine } from '../catalog.ts';
import type { Role } from '../people.ts';
import type { Effects, Row } from '../state.ts';
import { askedByWizard, heldByLink, savedSteps, wizardMayChange } from './applications.ts';
import { seesSeason } from './dashboards.ts';
import { type OfRow, staffRoles, type Verdict } from './rights.ts';
import { toldStatuses, type Who } from './who.ts';

const names = (text: string): string[] => text.split(/\s+/).filter(Boolean);

type Who4Call = Partial<Record<Role, true | null>>;
const calls = new Map<string, Who4Call>();
const may = (list: string, who: Who4Call): void => {
  for (const name of names(list)) calls.set(name, { ...calls.get(name), ...who });
};
const staff: Who4Call = { admin: true, superadmin: true };
const member: Who4Call = { organization: true };

// B: back office; S: planner, campaigns, offers, checks
may(
  `record_export search_campaigns search_ids search_records searched_organizations recent_organizations organization_stats prospective_sponsorable_properties
   seasonal_goal season_years sponsors_with_active_or_no_campaigns prospecting_report
   my_settings save_my_settings today_lines today_ids sponsor_money put_off_today_line bring_back_today_line add_zips remove_zip create_organization delete_organization
   near_misses campaign_supply targeting_explanations
   create_youth_sports_season_prospects add_organization_sponsorable_properties_to_campaign
   add_sponsorable_properties_to_campaign add_all_available_sponsorable_properties_to_campaign
   add_previous_partners_to_campaign remove_sponsorable_properties_from_campaign mark_as_qualified
   create_location_filter update_location_filter add_address_to_location_filter add_zips_to_location_filter
   add_geometries_to_location_filter delete_location mark_as_confirmed move_confirmed_offer_to_campaign cancel_offer
   update_offer create_verification_deadline update_verification_deadline remove_verification_deadline
   mark_deadline_as_did_not_complete review_verification_image accept_verification_images create_check cancel_check create_comment create_log_comment
   season_calendar season_outlook plan_mark_move renew_season_feed update_campaign duplicate_campaign order_campaign_records invite_sponsor_user limit_sponsor_user create_seasonal_goal send_offer_emails`,
  staff,
);
// B-017, B-019, L-325, L-330, L-333: an organization's members on their own, staff on all
may(
  `upsert_address upsert_shipping_address update_organization create_sponsorable_property update_sponsorable_property
   delete_sponsorable_property create_organization_play_location delete_organization_play_location
   invite_organization_user resend_user_invite my_organizations accept_offer reject_offer attach_verification_image`,
  { ...staff, ...member },
);
// L-327: the package builder; the call table of B names only staff
may(
  `create_organization_capability update_organization_capability delete_organization_capability
   create_organization_package update_organization_package remove_organization_package add_capability_to_package
   remove_organization_capability_package`,
  { ...staff, organization: null },
);
// the deadlines that an acceptance would create, for visible offers
may('deadlines_to_come', { ...staff, organization: null, organization_by_link: null, offer_link: null });
may('organization_members', { admin: null, superadmin: null, organization: null });
// B-005, B-004, S-330; check runs are for superadmins, too [M1]
const superadminCalls = `approve_check reject_check void_check pending_checks reissue_check create_check_run confirm_check_run
  cancel_check_run spoil_check_sheets mark_checks_mailed next_sheet_number record_check_run_print check_run_sheets check_summaries
  set_bank_account_number bank_account_number positive_pay_rows mark_check_returned stop_check
  create_bank_statement add_bank_lines settle_bank_line record_missing_payment reverse_bank_line undo_bank_statement check_month close_month
  check_ages cash_needed money_by_campaign
  deposits_to_send create_deposit_run approve_deposit_run cancel_deposit_run mark_deposit_run_sent open_deposit_run
  record_deposit_file apply_deposit_returns seal_corrected_account`;
may(superadminCalls, { superadmin: true });
// contracts of campaigns: issue 35 asks for them, no requirement of the specification does
may('send_contract_for_signature sign_contract withdraw_contract email_contract send_invoice', {
  admin: null,
  superadmin: null,
});
may(
  'issue_invoice credit_invoice record_invoice_payment reverse_invoice_payment record_sponsor_refund reverse_sponsor_refund',
  { superadmin: null },
);
// tax forms are staff's; a taxpayer number is opened by superadmins
may('tax_payees payees_of_year tax_return_lines request_tax_forms', staff);
may('open_tax_form open_tax_returns record_tax_returns', { superadmin: null });
// accounts for direct deposit: a league's own owners and treasurers; superadmins end them
may('may_choose_deposit enter_deposit_account send_deposit_account_code confirm_deposit_account', {
  organization: null,
});
may('end_deposit_account', { organization: null, superadmin: null });
// the calendar feed of an organization's deadlines: no requirement mentions it, so access to one's own is left open
may('calendar_version renew_calendar', { organization: null });
// releases that parents sign by a league's QR code: the issue asks for them, no requirement of the specification does
may('photo_release_link renew_photo_release_link revoke_photo_release_link remove_signed_release', {
  organization: null,
});
// L: offer link. The session gained by accepting may upload proof, and is not refused the queries of the page it came from.
may('offer_to_accept has_account accept_offer league_reject_offer upsert_shipping_address', { offer_link: true });
may('attach_verification_image', { organization_by_link: true, offer_link: null });
may('offer_to_accept has_account accept_offer league_reject_offer upsert_shipping_address', {
  organization_by_link: null,
});
// somebody who may accept gets a stamp of the terms, so that they do not accept other terms
may('offer_value offer_stamp offer_contact offer_checks_due_on offer_check_late_since offer_payout_method', {
  offer_link: null,
  organization: null,
  organization_by_link: null,
});
// L: onboarding, deadline and application links
may('update_league', { onboarding_link: true, ...{ admin: null, superadmin: null } });
may('create_organization_play_location primary_play_location', { onboarding_link: null });
may('primary_play_location', { application_link: null, organization: null, admin: null, superadmin: null });
may('city_belongs_to_zip', { application_link: null });
may('deadline_to_respond_to respond_to_deadline', { deadline_link: true });
// tasks that are passed on: who holds one sees and does only that, and does not pass it on
may('task_of_link deadline_to_respond_to', { forwarded_task_link: true });
may(
  `attach_verification_image sponsorship_application_options_list sponsorship_application_view city_belongs_to_zip
   upsert_custom_responses upsert_play_locations upsert_sponsorable_properties upsert_tournament
   update_organization_in_sponsorship_application`,
  { forwarded_task_link: null },
);
may('forward_task', { organization: null, deadline_link: null, application_link: null });
may('offer_forwarded_tasks revoke_forwarded_task', {
  admin: null,
  superadmin: null,
  organization: null,
  deadline_link: null,
  application_link: null,
});
// roles of a league's users: the last owner cannot leave
may('set_member_role dissociate_user_and_organization', staff);
may('set_member_role dissociate_user_and_organization', { organization: null });
// handing a league over: both people and its owners, whoever they are by then; staff undo it
may('start_handover accept_handover cancel_handover handovers', { organization: null });
may('answer_deadline', { organization: null, organization_by_link: null });
may([...Object.keys(savedSteps), ...askedByWizard].join(' '), {
  application_link: true,
  admin: null,
  superadmin: null,
  organization: null,
});
// every page of a league, by login and by link, lets people choose the language of emails
may('set_language', {
  organization: true,
  offer_link: true,
  application_link: true,
  onboarding_link: true,
  deadline_link: true,
  organization_by_link: null,
});
// S: sponsor dashboard
may('my_sponsors', { ...staff, sponsor: true });
may('dashboard_goal_body', { season_link: true, campaign_link: null });
may('dashboard_organizations_count', { season_link: true, campaign_link: true });
// staff see who downloaded a photo; only photos that the caller may see are recorded
may('record_photo_downloads', { admin: null, superadmin: null, sponsor: null, campaign_link: null, season_link: null });
may(
  'billing_payments react_on_dashboard comment_on_dashboard delete_dashboard_comment restore_dashboard_comment request_photo_change withdraw_photo_request',
  { sponsor: null },
);
// recaps of one's own campaigns and seasons
may('make_recap', { admin: null, superadmin: null, sponsor: null, campaign_link: null, season_link: null });
may('share_recap revoke_recap_share schedule_recap unschedule_recap', { admin: null, superadmin: null, sponsor: null });
// keys of programs: one's own
may('create_api_key rotate_api_key revoke_api_key open_oauth_request decide_oauth_request redeem_oauth_request', {
  admin: null,
  superadmin: null,
  organization: null,
  sponsor: null,
});
// what the caller's own transaction has changed, for previews
may('change_so_far', { organization: null, sponsor: null });
// webhooks: one's own
may('create_webhook update_webhook delete_webhook redeliver_webhook_message', {
  admin: null,
  superadmin: null,
  organization: null,
  sponsor: null,
});
// Functions that do not involve anybody's records.
const anybody = new Set(['feature_flag', 'today']);
const anyToken = new Set([
  'search_places',
  'file_content_type',
  'file_key',
  'file_url_key',
  'engagement_status',
  'tag_values',
  'my_role',
  'owner_names',
]);

/** Row functions return values derived from a row that the caller can read; their result is judged, not the call. */
export const ofRow = ({ args }: Routine): string | null =>
  args[0] && /^app_public\.\w+$/.test(args[0].type) && args[0].name.length === 1
    ? args[0].type.replace('app_public.', '')
    : null;

/** Whether a function is listed here; others are for staff only. */
export const isNamed = ({ name }: Routine): boolean => calls.has(name) || anybody.has(name) || anyToken.has(name);

export function callable(role: Role, routine: Routine): Verdict {
  if (anybody.has(routine.name)) return true;
  if (ofRow(routine)) return null;
  if (anyToken.has(routine.name)) return role === 'anonymous' ? false : null;
  const known = calls.get(routine.name);
  const said = known?.[role];
  if (said !== undefined) return said;
  // a function that no requirement names is for staff
  return staffRoles.includes(role) && !isSuperadmins(routine.name) ? null : false;
}

const isSuperadmins = (name: string): boolean => superadminCalls.split(/\s+/).includes(name);

// ------------------------------------------------------------------------------------------------ whose record

/** Arguments whose records the caller cannot own: public lists, and files, whose ids the server passes. */
const ofEverybody =
  /^(sport|competitiveness|capability|social_media_channel|organization_type|verification_deadline_canned_response|rejection_reason|file)_ids?$/;
/**
 * Arguments that are ignored in favor of the caller's own rows [L-263] [S-181], and places to remove that may no
 * longer exist; handovers are those of the caller. Actual changes are still judged.
 */
const ignored = new Set([
  'my_organizations.user_id',
  'my_sponsors.user_id',
  'search_places.max_rows',
  'start_handover.leaving_id',
  'handovers.organization_id',
  'upsert_play_locations.removed_ids',
]);
const subjects: Record<string, string> = {
  accept_handover: 'handovers',
  answer_photo_request: 'photo_requests',
  cancel_handover: 'handovers',
  cancel_offer: 'offers',
  delete_dashboard_comment: 'sponsor_feedback',
  delete_organization: 'organizations',
  delete_organization_capability: 'organization_capabilities',
  delete_organization_play_location: 'play_locations',
  delete_sponsorable_property: 'sponsorable_properties',
  remove_verification_deadline: 'verification_deadlines',
  reply_to_feedback: 'sponsor_feedback',
  restore_dashboard_comment: 'sponsor_feedback',
  review_verification_image: 'verification_images',
  redeliver_webhook_message: 'webhook_messages',
  revoke_api_key: 'api_keys',
  rotate_api_key: 'api_keys',
  undo_handover: 'handovers',
  update_league: 'organizations',
  withdraw_photo_request: 'photo_requests',
};
const plurals: Record<string, string> = {
  sponsorable_property: 'sponsorable_properties',
  format: 'positive_pay_formats',
  leaving: 'users',
  geometry: 'markets',
  play_location: 'play_locations',
  play_locations: 'play_locations',
  run: 'check_runs',
  statement: 'bank_statements',
  line: 'bank_lines',
};

/** The table whose record an argument refers to, if any. */
export function recordOf(routine: string, argument: string): string | null {
  if (argument === 'removed_ids')
    return routine === 'upsert_play_locations' ? 'play_locations' : 'sponsorable_properties';
  if (argument === 'id' && routine in savedSteps) return 'capability_details';
  if (argument === 'id')
    return (
      subjects[routine] ?? routine.replace(/^(update|delete|remove)_/, '').replace(/y?$/, (end) => (end ? 'ies' : 's'))
    );
  const stem = argument.match(/^(\w+?)_ids?$/)?.[1];
  return stem ? (plurals[stem] ?? `${stem}s`) : null;
}

export const isOwned = (routine: string, argument: string): boolean =>
  recordOf(routine, argument) !== null && !ofEverybody.test(argument) && !ignored.has(`${routine}.${argument}`);

/** Tables whose rows belong to a person. */
const OF_OWNERS = /^(api_keys|webhooks|webhook_messages)$/;

/** Whether the caller may act on a record. */
export const holds = (table: string, row: Row, who: Who): boolean => {
  if (who.staff) return true;
  if (OF_OWNERS.test(table)) return row.owner_id === who.userId;
  const { state } = who;
  const byLink = who.role === 'application_link' ? heldByLink(table, row, who) : undefined;
  if (byLink !== undefined) return byLink;
  if (who.role === 'sponsor' || onDashboard(who)) return holdsOfDashboard(table, row, who);
  switch (table) {
    case 'organizations':
      return who.organizations.has(row.id);
    case 'offers':
      // a deadline's link names its own offer when it asks what was passed on
      return who.offers.has(row.id) || (who.role === 'deadline_link' && row.id === who.deadline?.offer_id);
    case 'campaigns':
      return who.campaigns.has(row.id);
    case 'users':
      return (
        row.id === who.userId ||
        state
          .where('organization_users', 'user_id', row.id)
          .some((membership) => who.organizations.has(membership.organization_id))
      );
    case 'verification_deadlines':
      return who.offers.has(row.offer_id) || row.id === who.deadline?.id;
    default:
      if ('offer_id' in row && row.offer_id !== null && !who.offers.has(row.offer_id)) return false;
      return who.organizations.has(row.organization_id);
  }
};

const onDashboard = ({ role }: Who): boolean => role === 'campaign_link' || role === 'season_link';

/** Whether a recap, or a link or email of one, is of a campaign or a season of the viewer. */
const isOfDashboard = (row: Row, who: Who): boolean =>
  row.campaign_id !== null
    ? who.dashboards.has(row.campaign_id)
    : row.sponsor_id === who.dashboardOf || who.sponsors.has(row.sponsor_id);

/** What a sponsor's user may give feedback on, and their own comments. */
const holdsOfDashboard = (table: string, row: Row, who: Who): boolean => {
  if (table === 'campaigns') return who.dashboards.has(row.id);
  if (table === 'sponsors') return who.sponsors.has(row.id) && !who.limited.has(row.id);
  if (/^recap/.test(table)) return isOfDashboard(row, who);
  if (table === 'campaign_notes') return who.dashboards.has(row.campaign_id) && row.published;
  if (table === 'sponsor_feedback') return row.user_id === who.userId;
  if (table !== 'verification_images') return false;
  const campaign = who.state.row('offers', row.offer_id)?.campaign_id;
  return who.dashboards.has(campaign) && row.status === 'verified' && !row.hidden;
};

/** Rows that a call by somebody other than staff may create, change or delete; `who` includes rows created by the same call. */
export const mayChange = (call: string, table: string, row: Row, who: Who): boolean => {
  if (call === 'set_language') return mayChooseLanguage(table, row, who);
  if (table === 'forwarded_tasks') return mayPassOn(row, who);
  if (table === 'webhook_messages' && row.attempts === 0) return true; // whoever causes an event
  // who takes over from somebody ends their keys
  if (OF_OWNERS.test(table)) return row.owner_id === who.userId || call === 'accept_handover';
  if (who.role === 'application_link') return wizardMayChange(table, row, who);
  if (who.role === 'deadline_link' || who.role === 'forwarded_task_link')
    return row.offer_id === who.deadline?.offer_id;
  if (onDashboard(who)) return table === 'recaps' && isOfDashboard(row, who);
  if (who.role === 'sponsor' && /^recap/.test(table)) return isOfDashboard(row, who);
  if (who.role === 'sponsor')
    return (
      /^(sponsor_feedback|photo_requests)$/.test(table) &&
      // a colleague's request may be withdrawn
      (row.user_id === who.userId || call === 'withdraw_photo_request') &&
      (row.campaign_id === null ? seesSeason(who, row) : who.dashboards.has(row.campaign_id))
    );
  // everybody may leave; only owners remove others
  if (call === 'dissociate_user_and_organization' && table === 'organization_users' && row.user_id !== who.userId)
    return who.owned.has(row.organization_id);
  if (table === 'organizations') return who.organizations.has(row.id);
  if (table === 'users') return row.role === 'organization'; // invited, or created by accepting an offer [L-043]
  if ('organization_id' in row) return who.organizations.has(row.organization_id);
  return false;
};

/** Tasks of the person's own offers, deadline or application; the holder of one records only that it is done. */
const mayPassOn = (row: Row, who: Who): boolean =>
  who.offers.has(row.offer_id) ||
  (who.deadline !== null && row.verification_deadline_id === who.deadline.id) ||
  (who.role === 'application_link' && who.organizations.has(who.state.row('offers', row.offer_id)?.organization_id));

/** Users who signed in with a password choose only for their own account [L-043], links for their organization. */
const mayChooseLanguage = (table: string, row: Row, who: Who): boolean =>
  who.role === 'organization'
    ? table === 'users' && row.id === who.userId && row.role === 'organization'
    : table === 'organizations' && (who.organizations.has(row.id) || row.id === who.deadline?.organization_id);

/** A column that a call changed but must not; null if there is none. */
export function changesTooMuch(call: string, effects: Effects): string | null {
  if (call !== 'set_language') return null;
  for (const { table, key, before, after } of effects)
    for (const column of Object.keys({ ...before, ...after }))
      if (
        !['language', 'updated_at', 'version'].includes(column) &&
        JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column])
      )
        return `changes ${column} of ${table} ${key}`;
  return null;
}

export const told: OfRow = (row) => toldStatuses.includes(row.status);
