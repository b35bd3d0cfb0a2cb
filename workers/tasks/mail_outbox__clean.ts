/**
 * Deletes expired data, a few thousand rows at a time: ended emails, analytics events including the wizard's, link
 * views, when ended logins were used, keys of requests, and signed releases of past seasons. An offer's view counts are kept.
 */
import type { Work } from '../task.ts';

const AT_ONCE = 5000;

const statements = {
  mails: `delete from app_private.mail_outbox where id in (select id from app_private.mail_outbox
    where state not in ('queued', 'claimed') and created_at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  events: `delete from app_private.analytics_events where id in (select id from app_private.analytics_events
    where created_at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  wizardEvents: `delete from app_private.application_events where id in (select id from app_private.application_events
    where at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  sessions: `delete from app_private.session_activity where token_hash in (select token_hash from app_private.session_activity
    where expires_at < app_private.clock() - $1 * interval '1 day' limit $2) returning token_hash`,
  requestKeys: `delete from app_private.request_keys where ctid = any (array(select ctid from app_private.request_keys
    where created_at < app_private.clock() - $1 * interval '1 day' limit $2)) returning number`,
  linkViews: `delete from app_private.link_views where ctid = any (array(select ctid from app_private.link_views
    where viewed_on < app_private.today() - $1::int limit $2)) returning viewed_on`,
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
    linkViews: config.keepViewDays,
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
