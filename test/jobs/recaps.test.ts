import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { readPdf } from '../harness/pdf.ts';
import { unzipped } from '../harness/zip.ts';
import { askForRecap, jobsOf, makeRecapCampaign, recapState, storePhoto } from './recap.ts';
import { jobsSetup } from './setup.ts';

const { database, tools, more, sink } = await jobsSetup();
const { owner } = database;
const names = ['Łódź–Kraków FC', 'نادي الأمل Soccer', 'Smith & Sons #[evil] $x$ <b>', 'מכבי Hoops', 'San José Fútbol'];
const make = (id: number) => tools.run('recaps__make', { id });
const state = (id: number) => recapState(database, tools, id);
const takeDown = (id: number) =>
  owner.query('update app_public.verification_images set hidden = true where id = $1', [id]);

describe('the PDF of a recap', () => {
  it('[R6] is made whatever the text, and names to staff what its fonts lack', async () => {
    const { campaign } = await makeRecapCampaign(database, tools, ['Tigers ⚽', 'ไทย FC', 'ফুট FC', 'Last']);
    const { id } = await askForRecap(database, campaign.id);
    await make(id);
    expect((await state(id)).status).toBe('ready');
    const replaced = async () =>
      (await owner.query('select replaced_characters as text from app_private.recap_runs where recap_id = $1', [id]))
        .rows;
    expect(await replaced()).toEqual([{ text: 'ফুট' }]);
    const asLink = database.as({ link: 'campaign', id: campaign.id }, (client) =>
      client.query('select app_public.recaps_replaced_characters(r) from app_public.recaps r'),
    );
    await expect(asLink).rejects.toThrow(/permission denied/);
    await owner.query(`update app_public.organizations set name = 'FC' where name = 'ফুট FC'`);
    await make(id);
    expect(await replaced()).toEqual([{ text: null }]);
  });

  it('says everything that the dashboard shows, as text and with tags', async () => {
    const { campaign, photos } = await makeRecapCampaign(database, tools, names, {
      sponsor_facing_goal_title: 'A toothbrush in every bag',
      sponsor_facing_goal_body: '<p>Meet <b>5,000</b> families &amp; friends.</p><script>alert(1)</script>',
      impressions_override: 1_284_600,
    });
    await owner.query(
      `insert into app_public.testimonials (campaign_id, quote, attribution) values ($1, 'Best day of the season', 'Coach Ruiz')`,
      [campaign.id],
    );
    await owner.query(
      `insert into app_public.campaign_statistics (campaign_id, name, number, description, icon_name) values ($1, 'Brushes', '5000', 'Given away', 'users')`,
      [campaign.id],
    );
    const { id } = await askForRecap(database, campaign.id);
    await make(id);
    const made = await state(id);
    expect(made).toMatchObject({ status: 'ready', photos, stage: made.stages });
    const pdf = await readPdf(made.bytes as Buffer);
    expect(pdf).toMatchObject({
      title: 'Smiles on the Sideline, Fall 2030: recap for Brightwell Dental',
      language: expect.stringMatching(/^en/),
      tagged: true,
    });
    const text = pdf.pages.join('\n').replace(/\s+/g, ' ');
    for (const words of [
      'A toothbrush in every bag',
      'Meet 5,000 families & friends.',
      '5 sponsorships are confirmed',
      'Best day of the season',
      'Coach Ruiz',
      'Entered by our team on ',
      '1,284,600',
      '5 of 10 promised assets are confirmed; 4 are proven',
      'Most of the 5 sponsorships were confirmed by ',
      '5 sponsorships confirmed. 4 photos in 1 week.',
      'Sponsorships confirmed', // the name of the chart within its picture: it is text, not outlines
      'First photo',
      'Testimonial, Coach Ruiz',
      '1 sponsored program has no photo yet',
      'Łódź–Kraków FC',
      'Smith & Sons #[evil] $x$ <b>',
    ])
      expect(text).toContain(words);
    // joined letters are returned in the order of the line, not of the word
    for (const word of ['نادي', 'الأمل', 'מכבי'])
      expect([...word].filter((letter) => !text.includes(letter))).toEqual([]);
    expect(text).not.toContain('alert(1)');

    const roles = pdf.tags.map(({ role }) => role);
    const levels = roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
    expect(levels[0]).toBe(1);
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] as number) + 1)).toBe(true);
    const figures = pdf.tags.filter(({ role }) => role === 'Figure');
    const alts = figures.map(({ alt }) => alt ?? '');
    for (const alt of [/^Of 5 confirmed assets, 4 are proven, /, /^The season by week\. 5 sponsorships/, /^Map of /])
      expect(alts.filter((text) => alt.test(text))).toHaveLength(1);
    expect(figures).toHaveLength(photos.length + 4); // and the cover; bars in cells are artifacts
    expect(figures.filter(({ alt }) => !alt)).toEqual([]);
    expect(roles.filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(5);
    expect(roles).toContain('Table');
  });

  it('of a campaign without leagues is made, too', async () => {
    const { campaign } = await makeRecapCampaign(database, tools, []);
    const { id } = await askForRecap(database, campaign.id);
    await make(id);
    const { pages } = await readPdf((await state(id)).bytes as Buffer);
    expect(pages.join('\n')).toContain('0 sponsorships are confirmed');
    expect(pages.join('\n')).toContain('No league has confirmed a sponsorship yet.');
  });

  it('leaves out a photo whose file is missing or broken, and says so', async () => {
    const { campaign, photos } = await makeRecapCampaign(database, tools, ['One', 'Two', 'Three', 'Four']);
    const { rows } = await owner.query(
      'select i.id, f.storage_key as key from app_public.verification_images i join app_private.files f on f.id = i.file_id where i.id = any ($1) order by i.id',
      [photos],
    );
    await tools.store.remove(rows[0].key);
    await tools.store.put(rows[1].key, Buffer.from('no picture'));
    const { id } = await askForRecap(database, campaign.id);
    await make(id);
    const made = await state(id);
    expect(made.photos).toEqual([rows[2].id]);
    expect((await readPdf(made.bytes as Buffer)).pages.join(' ')).toContain(
      '2 photos could not be read and are left out.',
    );
  });
});

describe('a recap', () => {
  it('is kept while its data stay the same, and made once for a double click', async () => {
    const { campaign, offers } = await makeRecapCampaign(database, tools, ['One', 'Two']);
    const [first, second] = await Promise.all([askForRecap(database, campaign.id), askForRecap(database, campaign.id)]);
    expect(second.id).toBe(first.id);
    const jobs = async () =>
      (await jobsOf(database, 'recaps__make')).filter((payload) => payload.id === first.id).length;
    expect(await jobs()).toBe(1);
    await make(first.id);
    const kept = await state(first.id);
    expect(await askForRecap(database, campaign.id)).toMatchObject({ status: 'ready' });
    const outdated = async () =>
      (
        await owner.query('select app_public.recaps_outdated(r) as is from app_public.recaps r where id = $1', [
          first.id,
        ])
      ).rows[0].is;
    expect(await outdated()).toBe(false);
    await owner.query('update app_public.sponsorable_properties set number_of_players = 77 where id = $1', [
      offers[0]?.sponsorable_property_id,
    ]);
    expect(await outdated()).toBe(true);
    await owner.query('update app_public.sponsorable_properties set number_of_players = 1234 where id = $1', [
      offers[0]?.sponsorable_property_id,
    ]);
    expect(await outdated()).toBe(false);
    // a date that moves is elsewhere in the season by week
    await owner.query('update app_public.verification_deadlines set deadline = deadline + 1 where offer_id = $1', [
      offers[0]?.id,
    ]);
    expect(await outdated()).toBe(true);
    expect(await askForRecap(database, campaign.id)).toMatchObject({ status: 'queued' });
    expect((await state(first.id)).key).toBe(kept.key); // the old one stays until the new one is made
    await make(first.id);
    const remade = await state(first.id);
    expect(remade.key).not.toBe(kept.key);
    expect(await jobsOf(database, 'recaps__remove')).toContainEqual({ key: kept.key });
    await tools.run('recaps__remove', { key: kept.key });
    expect(await tools.store.get(kept.key as string)).toBeNull();
  });

  it('is withdrawn at once when one of its photos is taken down, replaced or deleted, and made again without it', async () => {
    const changes = [
      (id: number) => takeDown(id),
      (id: number) => owner.query(`update app_public.verification_images set release = 'withheld' where id = $1`, [id]),
      async (id: number) =>
        owner.query('update app_public.verification_images set file_id = $2 where id = $1', [
          id,
          await storePhoto(database, tools),
        ]),
      (id: number) => owner.query('delete from app_public.verification_images where id = $1', [id]),
    ];
    for (const [index, change] of changes.entries()) {
      const { campaign, photos } = await makeRecapCampaign(database, tools, ['One', 'Two', 'Three']);
      const { id } = await askForRecap(database, campaign.id);
      await make(id);
      const { key } = await state(id);
      await change(photos[0] as number);
      expect(await state(id)).toMatchObject({ status: 'withdrawn', key: null, byte_size: null, photos: [] });
      expect(await jobsOf(database, 'recaps__remove')).toContainEqual({ key });
      expect(await jobsOf(database, 'recaps__make')).toContainEqual({ id });
      await make(id);
      expect((await state(id)).photos).toEqual(index === 2 ? photos : photos.slice(1)); // a new file is a new photo
    }
  }, 180_000); // eight recaps, each in a process of its own

  it('is withdrawn when the offer of a photo is canceled', async () => {
    const { campaign, offers } = await makeRecapCampaign(database, tools, ['One', 'Two', 'Three']);
    const { id } = await askForRecap(database, campaign.id);
    await make(id);
    await owner.query(`update app_public.offers set status = 'canceled' where id = $1`, [offers[0]?.id]);
    expect(await state(id)).toMatchObject({ status: 'withdrawn', key: null });
  });

  it('never contains a photo that is taken down while it is being made', async () => {
    const { campaign, photos } = await makeRecapCampaign(database, tools, ['One', 'Two', 'Three']);
    const { id } = await askForRecap(database, campaign.id);
    let taken = false;
    const slow = more(sink.url);
    const put = slow.store.put.bind(slow.store);
    slow.store.get = (key) => tools.store.get(key);
    slow.store.put = async (key, bytes, type) => {
      await (key.startsWith('recaps/') ? tools.store.put(key, bytes, type) : put(key, bytes, type));
      if (!taken) await takeDown(photos[1] as number);
      taken = true;
    };
    slow.store.remove = (key) => tools.store.remove(key);
    await slow.run('recaps__make', { id });
    expect(taken).toBe(true);
    const made = await state(id);
    expect(made).toMatchObject({ status: 'ready', photos: [photos[0]] });
    expect((await readPdf(made.bytes as Buffer)).pages.join(' ')).not.toContain('Photo of Two');
  });

  it('that fails says so and can be asked for again; the run that it overtakes publishes nothing', async () => {
    const { campaign } = await makeRecapCampaign(database, tools, ['One', 'Two']);
    const { id } = await askForRecap(database, campaign.id);
    const broken = more(sink.url);
    broken.store.get = () => Promise.reject(new Error('the store is unavailable'));
    await expect(broken.run('recaps__make', { id })).rejects.toThrow('unavailable');
    expect(await state(id)).toMatchObject({ status: 'failed', key: null });
    expect(await askForRecap(database, campaign.id)).toMatchObject({ status: 'queued' });
    await Promise.all([make(id), make(id)]); // as after a worker that was taken for dead
    expect((await state(id)).status).toBe('ready');
    const { rows } = await owner.query(
      `select count(*)::int as files from app_private.files where storage_key like $1`,
      [`recaps/${id}-%`],
    );
    expect(rows[0].files).toBe(1);
  });
});

describe('the slides of a recap', () => {
  it('have titles in placeholders, a native chart, a map of shapes, alternative texts, and no picture of text', async () => {
    const { campaign, photos } = await makeRecapCampaign(database, tools, names);
    const { id } = await askForRecap(database, campaign.id, 'pptx');
    await make(id);
    const made = await state(id);
    expect(made).toMatchObject({ status: 'ready', photos });
    const parts = await unzipped(made.bytes as Buffer);
    const slides = [...parts].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).map(([, xml]) => xml);
    expect(slides.length).toBeGreaterThanOrEqual(7);
    const titles = slides.map((xml) => /<p:ph\s[^>]*type="title"[\s\S]*?<a:t>([^<]+)</.exec(xml)?.[1]);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Smiles on the Sideline',
        '5 of 10 promised assets are confirmed; 4 are proven',
        expect.stringMatching(/^Most of the 5 sponsorships were confirmed by /),
        '5 sponsored programs are in Pennsylvania',
      ]),
    );
    expect(titles).not.toContain(undefined);
    const charts = [...parts].filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name)).map(([, xml]) => xml);
    expect(charts.map((xml) => /<c:(\w+Chart)>/.exec(xml)?.[1]).sort()).toEqual(['areaChart', 'barChart', 'barChart']);
    const all = slides.join('');
    expect(all.match(/<a:custGeom>/g)?.length).toBeGreaterThan(50);
    const pictures = [...all.matchAll(/<p:pic>[\s\S]*?<\/p:pic>/g)].map(([xml]) => xml);
    expect(pictures).toHaveLength(photos.length + 1); // and the cover
    expect(pictures.filter((xml) => !/descr="[^"]+"/.test(xml))).toEqual([]);
    for (const name of names.slice(0, 4))
      expect(all).toContain(name.replace('&', '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'));
  });

  it('leave nothing out of a long story', async () => {
    const { campaign, photos } = await makeRecapCampaign(database, tools, ['One', 'Two'], {
      sponsor_facing_goal_title: 'Long',
      sponsor_facing_goal_body: Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' '),
    });
    await owner.query('update app_public.verification_images set hidden = true where id = any ($1)', [photos]);
    const { id } = await askForRecap(database, campaign.id, 'pptx');
    await make(id);
    const slides = [...(await unzipped((await state(id)).bytes as Buffer))]
      .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
      .map(([, xml]) => xml);
    const words = slides.join(' ').match(/word\d+/g);
    expect(words).toHaveLength(1500);
    expect(new Set(words).size).toBe(1500);
    expect(slides.join('')).not.toContain('<p:pic>');
  });
});

describe('[W10] both formats of a recap', () => {
  it('begin with the summary and what is missing, in sentences of their numbers, and list no leagues', async () => {
    const { campaign } = await makeRecapCampaign(
      database,
      tools,
      Array.from({ length: 16 }, (_, index) => `League ${index + 1}.`),
      {
        sponsor_sees_overdue: false,
        sponsor_sees_money: true,
        sponsor_sees_fair_share: true,
        total_spend: 90_000,
        target_number_of_leagues: 20,
      },
    );
    const [pdf, slides] = await Promise.all(
      (['pdf', 'pptx'] as const).map(async (format) => {
        const { id } = await askForRecap(database, campaign.id, format);
        await make(id);
        const made = await state(id);
        expect(made.photos).toHaveLength(12);
        const pages =
          format === 'pdf'
            ? (await readPdf(made.bytes as Buffer)).pages
            : [...unzipped(made.bytes as Buffer)]
                .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
                .sort(([a], [b]) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)))
                .map(([, xml]) => xml.replace(/<[^>]+>/g, ' '));
        return pages.map((page) => page.replace(/\s+/g, ' '));
      }),
    );
    for (const pages of [pdf, slides]) {
      for (const text of [
        '16 of 20 planned sponsorships are confirmed; 4 short',
        '10 of 10 promised assets are confirmed, and 6 more; 15 are proven.',
        'What is late is not shown to you.',
        'The contract is $90,000',
        'programs in reach',
        'League',
      ])
        expect(pages?.[1]).toContain(text);
      expect(pages?.[2]).toContain('1 confirmed asset is not proven');
      expect(pages?.[2]).toContain('All 16 sponsored programs and what proves them');
      const all = pages?.join(' ') ?? '';
      expect(new Set(all.match(/League \d+\./g))).toHaveProperty('size', 12); // those of its photos
      expect(all).not.toMatch(/What is missing|What they say|Photos from the field|Where it happened/);
    }
  });
});

describe('the recap of a season', () => {
  it('is of all its campaigns that sponsors see', async () => {
    const { sponsor } = await makeRecapCampaign(database, tools, ['One', 'Two'], {
      name: 'First',
      sponsor_facing_goal_title: 'A toothbrush in every bag',
    });
    for (const [name, status] of [
      ['Second', 'complete'],
      ['Third', 'proposed'],
    ])
      await owner.query(
        `insert into app_public.campaigns (sponsor_id, name, season, year, status) values ($1, $2, 'fall', 2030, $3)`,
        [sponsor.id, name, status],
      );
    const { rows } = await database.as({ link: 'season', id: sponsor.id, season: 'fall', year: 2030 }, (client) =>
      client.query(`select * from app_public.make_recap('pdf')`),
    );
    await make(rows[0].id);
    const text = (await readPdf((await state(rows[0].id)).bytes as Buffer)).pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Fall 2030');
    expect(text).toContain('2 campaigns brought 2 leagues and 1 checked photo');
    expect(text).toContain('First: A toothbrush in every bag'); // whose goal it is
    for (const name of ['First', 'Second', 'One']) expect(text).toContain(name);
    expect(text).not.toContain('Third');
  });
});

describe('what a recap is read from', () => {
  it('are views that the dashboards’ links read', async () => {
    const source = readFileSync(path.join(projectDir, 'workers/recap/read.ts'), 'utf8');
    const read = new Set([...source.matchAll(/app_public\.(\w+)\b(?!\()/g)].map(([, name]) => name));
    expect(read.size).toBe(10);
    const { rows } = await owner.query(
      `select v from unnest($1::text[]) v, unnest('{sideline_campaign_link,sideline_season_link}'::text[]) r
       where not has_table_privilege(r, 'app_public.' || v, 'select')`,
      [[...read]],
    );
    expect(rows).toEqual([]);
  });
});
