/**
 * Deletes expired data, a few thousand rows at a time: ended emails, analytics events including the wizard's, link
 * views, when ended logins were used, keys of requests, messages of webhooks, requests of programs and programs that nobody
 * let in, signed releases of past seasons, and tasks that were passed on. An offer's view counts are kept.
 */
import type { Work } from '../task.ts';

const AT_ONCE = 5000;

const statements = {
  mails: 'select from generate_series(1, app_private.delete_mails($1, $2))',
  events: `delete from app_private.analytics_events where id in (select id from app_private.analytics_events
    where created_at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  wizardEvents: `delete from app_private.application_events where id in (select id from app_private.application_events
    where at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  sessions: `delete from app_private.session_activity where token_hash in (select token_hash from app_private.session_activity
    where expires_at < app_private.clock() - $1 * interval '1 day' limit $2) returning token_hash`,
  requestKeys: `delete from app_private.request_keys where ctid = any (array(select ctid from app_private.request_keys
    where created_at < app_private.clock() - $1 * interval '1 day' limit $2)) returning number`,
  webhooks: `delete from app_public.webhook_messages where id in (select id from app_public.webhook_messages
    where created_at < app_private.clock() - $1 * interval '1 day' and row_id is not null limit $2) returning id`,
  linkViews: `delete from app_private.link_views where ctid = any (array(select ctid from app_private.link_views
    where viewed_on < app_private.today() - $1::int limit $2)) returning viewed_on`,
  // a program that was let in is remembered for a year after its key, so that it need not register again
  oauthRequests: `delete from app_private.oauth_requests where id in (select r.id from app_private.oauth_requests r
    left join app_public.api_keys k on k.id = r.api_key_id
    where coalesce(k.expires_at + interval '1 year', r.expires_at) < app_private.clock() - $1 * interval '1 day' limit $2)
    returning id`,
  oauthClients: `delete from app_private.oauth_clients where id in (select c.id from app_private.oauth_clients c
    where c.redirect_uris <> '{}' and c.created_at < app_private.clock() - $1 * interval '1 day'
      and not exists (select from app_private.oauth_requests r where r.client_id = c.id) limit $2) returning id`,
  // without an entry of the audit log, which would keep the address
  forwardedTasks: `delete from app_public.forwarded_tasks where id in (select id from app_public.forwarded_tasks
    where least(expires_at, revoked_at) < app_private.clock() - $1 * interval '1 day' limit $2)
    and (select set_config('sideline.bulk_load', 'on', true)) = 'on' returning id`,
  signedReleases: `delete from app_public.signed_releases where id in (select id from app_public.signed_releases
    where app_private.season_end(season, year) < app_private.today() - $1::int limit $2) returning id`,
};

const work: Work = async (_payload, { query, config, log }) => {
  const days = {
    mails: config.keepMailDays,
    events: config.keepEventDays,
    wizardEvents: config.keepEventDays,
    sessions: 0,
    requestKeys: 1,
    webhooks: 30,
    linkViews: config.keepViewDays,
    oauthRequests: 1,
    oauthClients: 7,
    forwardedTasks: config.keepMailDays,
    signedReleases: config.keepReleaseDays,
  };
  for (const [what, statement] of Object.entries(statements)) {
    let deleted = 0;
    for (;;) {
      const rows = await query(statement, [days[what as keyof typeof days], AT_ONCE]);
      deleted += rows.length;
      if (rows.length < AT_ONCE) break;
    }
    if (deleted > 0) log.info({ what, deleted }, 'old rows deleted');
  }
};

export default work;
