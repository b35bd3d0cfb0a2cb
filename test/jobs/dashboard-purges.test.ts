/** Caches in front of the server are told what they must no longer answer: now, and once more after the longest fetch. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { insert, makeDeadline, makeImage, makeOfferFixture } from '../harness/factories.ts';
import { purgedCache } from './purgedCache.ts';
import { jobsSetup } from './setup.ts';

const { database, more, sink } = await jobsSetup();
const { owner } = database;

const { cache, purged, url } = await purgedCache();
const tools = more(sink.url, undefined, { edge: { purgeUrls: [url], fetchSeconds: 15 } });

const jobs = async () =>
  (
    await owner.query(
      `select j.payload ->> 'key' as key, (j.payload ->> 'again') is not null as again,
         j.run_at > now() + interval '10 seconds' as later
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'dashboards__purge' order by 1, 2`,
    )
  ).rows as { key: string; again: boolean; later: boolean }[];
const keys = async () => (await jobs()).map(({ key }) => key);

const fixture = await makeOfferFixture(owner, { offer: { status: 'confirmed' } });
await owner.query(`update app_public.campaigns set status = 'active' where id = $1`, [fixture.campaign.id]);
const { rows } = await owner.query('select sponsor_id, season, year from app_public.campaigns where id = $1', [
  fixture.campaign.id,
]);
const ofCampaign = `campaign:${fixture.campaign.id}`;
const ofSeason = `season:${rows[0].sponsor_id}:${rows[0].season}:${rows[0].year}`;
const deadline = await makeDeadline(owner, fixture.asset);
const photo = () => makeImage(owner, deadline, { status: 'verified' });
const update = (id: number, change: string) =>
  owner.query(`update app_public.verification_images set ${change} where id = $1`, [id]);

beforeEach(async () => {
  await owner.query(`delete from graphile_worker._private_jobs`);
  purged.length = 0;
  cache.status = 200;
});

describe('[T34] is queued once per transaction, for the dashboards of the campaign and of its season', () => {
  it.each([
    ['a photo is hidden', 'hidden = true'],
    ['a release is withdrawn', `release = 'not_stated'`],
    ['a photo is no longer accepted', `status = 'rejected'`],
  ])('when %s', async (_what, change) => {
    const { id } = await photo();
    await owner.query(`delete from graphile_worker._private_jobs`);
    await update(id, 'featured = true');
    await update(id, 'featured = false');
    expect(await keys()).toEqual([]);
    await update(id, change);
    expect(await keys()).toEqual([ofCampaign, ofSeason]);
  });

  it('when photos are deleted, several at once', async () => {
    const ids = [(await photo()).id, (await photo()).id];
    await owner.query('delete from app_public.verification_images where id = any ($1)', [ids]);
    expect(await keys()).toEqual([ofCampaign, ofSeason]);
  });

  it('when a link is revoked or renewed, for that link alone', async () => {
    await owner.query(`select app_private.revoke_link_versions('campaign', $1)`, [String(fixture.campaign.id)]);
    expect(await keys()).toEqual([ofCampaign]);
    await owner.query(`select app_private.raise_link_version('season', $1)`, [ofSeason.slice('season:'.length)]);
    expect(await keys()).toEqual([ofCampaign, ofSeason]);
    await owner.query(`select app_private.raise_link_version('offer', $1)`, [String(fixture.offer.id)]);
    expect(await keys()).toHaveLength(2);
  });

  it('when an offer is canceled, a campaign leaves the season, or is deleted', async () => {
    await owner.query(`update app_public.offers set status = 'canceled' where id = $1`, [fixture.offer.id]);
    expect(await keys()).toEqual([ofCampaign, ofSeason]);
    const other = await insert(owner, 'campaigns', {
      sponsor_id: rows[0].sponsor_id,
      name: 'Another',
      season: 'fall',
      year: 2031,
    });
    await owner.query(`delete from graphile_worker._private_jobs`);
    await owner.query('update app_public.campaigns set year = 2032 where id = $1', [other.id]);
    await owner.query('delete from app_public.campaigns where id = $1', [other.id]);
    expect([...new Set(await keys())]).toEqual([
      `campaign:${other.id}`,
      `season:${rows[0].sponsor_id}:fall:2031`,
      `season:${rows[0].sponsor_id}:fall:2032`,
    ]);
  });
});

describe('[T34] the job', () => {
  it('purges by key, and again after the longest fetch', async () => {
    await tools.run('dashboards__purge', { key: ofCampaign });
    expect(purged).toEqual([['PURGE', '/here', ofCampaign, ofCampaign]]);
    expect(await jobs()).toEqual([{ key: ofCampaign, again: true, later: true }]);
    await tools.run('dashboards__purge', { key: ofCampaign, again: true });
    expect(purged).toHaveLength(2);
    expect(await jobs()).toHaveLength(1);
  });

  it('fails, and is therefore tried again, if the cache does not confirm', async () => {
    cache.status = 503;
    await expect(tools.run('dashboards__purge', { key: ofCampaign })).rejects.toThrow('503');
    expect(await jobs()).toEqual([]);
    const nowhere = more(sink.url, undefined, { edge: { purgeUrls: ['http://127.0.0.1:9'], fetchSeconds: 1 } });
    await expect(nowhere.run('dashboards__purge', { key: ofCampaign })).rejects.toThrow();
  });

  it('does nothing without a cache', async () => {
    const without = more(sink.url);
    await without.run('dashboards__purge', { key: ofCampaign });
    expect([purged, await jobs()]).toEqual([[], []]);
  });
});
