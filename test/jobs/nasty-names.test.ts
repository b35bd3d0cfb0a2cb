/** Nasty names through every output, each read back by a reader that is not ours. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse as parseCsv } from 'csv-parse/sync';
import express from 'express';
import ICAL from 'ical.js';
import { checksPdf } from '../../server/checks/checksPdf.ts';
import { photoZip } from '../../server/dashboards/photoZip.ts';
import { csvOf } from '../../server/exports/csv.ts';
import { xlsxOf } from '../../server/exports/xlsx.ts';
import { wordList } from '../../server/rest/wordDocument.ts';
import { deadlineCalendar } from '../../server/shared/calendar/deadlineCalendar.ts';
import { renderMail } from '../../server/shared/mail/index.ts';
import { namePart } from '../../server/shared/text/fileName.ts';
import { contractPdf } from '../../workers/contract/pdf.ts';
import { inTransaction } from '../../workers/database.ts';
import { composeRecap } from '../../workers/recap/compose.ts';
import { mapTexts } from '../../workers/recap/document.ts';
import { recapPdf } from '../../workers/recap/pdf.ts';
import { recapPptx } from '../../workers/recap/pptx.ts';
import { readRecap } from '../../workers/recap/read.ts';
import { nastyNames } from '../harness/nastyNames.ts';
import { officeParts, sheetCells } from '../harness/officeFile.ts';
import { readPdf } from '../harness/pdf.ts';
import { unzipped } from '../harness/zip.ts';
import { contractData, NAME, nameRecords, photo, settings, sheet } from './namedRecords.ts';
import { makeRecapCampaign } from './recap.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, sink, tools } = await jobsSetup();
const { owner, pool } = { owner: database.owner, pool: tools.pool };
const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-nasty-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { sponsor, campaign } = await makeRecapCampaign(database, tools, [`${NAME} United`, NAME], {
  name: NAME,
  sponsor_facing_goal_title: NAME,
  sponsor_facing_goal_body: NAME,
  impressions_override: 5000,
});
await nameRecords(owner, sponsor.id, campaign.id);
const recap = composeRecap(
  await inTransaction(pool, (query) => readRecap(query, { link_kind: 'campaign', link_id: campaign.id })),
  null,
);
const named = (name: string) => mapTexts(recap, (text) => text.replaceAll(NAME, name));
const pictures = { logo: null, cover: null, photos: {} };
const look = { accent: '#0b6e4f', madeAt: new Date('2030-01-01T00:00:00Z') };
const season = await makeSeason(owner);

/** The characters of a name that a reader sees, except those that no font has. */
const seen = (name: string, unshown = '') =>
  [...name.normalize('NFC')].filter(
    (character) => !/[\s\p{M}\p{Cf}\p{Emoji_Component}]/u.test(character) && !unshown.includes(character),
  );
/** Those of them that a PDF does not contain as text. */
async function missing(pdf: Buffer, name: string, unshown?: string): Promise<string[]> {
  const text = (await readPdf(pdf)).pages.join('').normalize('NFKC');
  return seen(name, unshown).filter((character) => !text.includes(character.normalize('NFKC')));
}
async function* rowsOf(rows: string[][]) {
  yield* rows;
}

describe.each(nastyNames)('[R5] [R6] $name', ({ name, unshown }) => {
  it('is in the PDF of a recap; characters without a font are named', async () => {
    const { bytes, replaced } = recapPdf(folder, named(name), pictures, look);
    expect(new Set(replaced.replace(/\p{M}/gu, ''))).toEqual(new Set((unshown ?? '').replace(/\p{M}/gu, '')));
    expect(await missing(bytes, name, unshown)).toEqual([]);
  });

  it('is in the slides of a recap and in their properties', async () => {
    const { bytes } = await recapPptx(folder, named(name), pictures, look);
    const parts = officeParts(bytes);
    const texts = [...parts].flatMap(([part, elements]) =>
      /slides\/slide\d/.test(part) ? elements.filter((element) => element.name === 't').map(({ text }) => text) : [],
    );
    expect(texts).toContain(name);
    expect(parts.get('docProps/app.xml')).toContainEqual(expect.objectContaining({ name: 'Company', text: name }));
    expect(parts.get('docProps/core.xml')).toContainEqual(
      expect.objectContaining({ name: 'title', text: named(name).documentTitle }),
    );
  });

  it('is in contracts and beside checks', async () => {
    const made = await contractPdf(contractData(name), 1);
    expect(await missing(made, name, unshown)).toEqual([]);
    const check = await checksPdf(
      [{ ...sheet, payee: name.slice(0, 40), organization: name, sponsor: name }],
      settings,
    );
    expect((await readPdf(check)).pages).toHaveLength(1);
  });

  it('is in CSV, XLSX, DOCX and ICS, exactly', async () => {
    const [first] = parseCsv(await buffer(csvOf(['Name'], rowsOf([[name]]))), { bom: true, from: 2 }) as string[][];
    expect(first?.[0]).toBe(/^[=+\-@]/.test(name) ? `'${name}` : name);
    const sheetFile = await buffer(xlsxOf(['Name', 'Other'], rowsOf([['', name], [name]])));
    expect(sheetCells(sheetFile)).toEqual(
      new Map([
        ['A1', 'Name'],
        ['B1', 'Other'],
        ['A2', ''],
        ['B2', name],
        ['A3', name],
      ]),
    );
    const offer = {
      status: 'confirmed',
      value: null,
      property: name,
      organization: name,
      city: name,
      state: 'PA',
      players: 1,
    };
    const words = officeParts(await wordList(name, [offer], 10)).get('word/document.xml') ?? [];
    expect(words.filter((element) => element.name === 't' && element.text === name)).toHaveLength(3);
    const calendar = deadlineCalendar(
      [
        {
          ...{ id: 1, name, deadline: '2030-05-01', changed_at: new Date(0), offer_id: 1 },
          ...{ sponsor_name: name, program_name: name, capability_name: name, section: 'upcoming' },
        },
      ],
      'https://sideline.test',
    );
    expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined);
    expect(event).toMatchObject({ summary: `${name} for ${name}`, description: `${name}, ${name}` });
  });

  it('is in names of files and of entries of a zip, which every system can write', async () => {
    const store = {
      open: async () => ({ stream: (await import('node:stream')).Readable.from([Buffer.from('x')]), size: 1 }),
    };
    const zip = await buffer(
      photoZip([photo(1, name), photo(2, name)], {
        store: store as never,
        log: { error: () => undefined } as never,
        keysOf: async (ids) => new Map(ids.map((id) => [id, `${id}.jpg`])),
        record: async () => undefined,
      }),
    );
    const entries = [...unzipped(zip).keys()];
    expect(new Set(entries).size).toBe(3);
    for (const entry of entries) {
      expect(Buffer.byteLength(entry)).toBeLessThan(250);
      expect(entry).not.toMatch(/[/\\:*?"<>|\p{Cc}\ufffd]|^[. ]/u);
    }
    const server = express()
      .get('/', (_request, response) => void response.attachment(`${namePart(name)} recap.pdf`).end())
      .listen(0);
    const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
    const header = answer.headers.get('content-disposition') ?? '';
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
    expect(encoded ? decodeURIComponent(encoded) : header).toContain(namePart(name));
  });

  it('is in the subject and the text of an email', async () => {
    const { rows } = await owner.query('update app_public.sponsors set name = $1 where id = $2 returning name', [
      name,
      season.sponsorId,
    ]);
    const mail = await renderMail(tools.query, 'offer', { offer_id: season.offerId }, testMailEnv);
    expect(mail.html).not.toMatch(/<b>&amp;<\/b>|<!-- &#0;/);
    expect(mail.text).toContain(rows[0].name); // stored without direction controls
    const key = { kind: 'offer', recipient: 'a@harbor.test', subjectKey: String(Math.random()), due: '2030-01-01' };
    const before = sink.mails.length;
    expect(await tools.mailer.send(key, mail, null)).toMatchObject({ state: 'sent' });
    const received = (await sink.waitFor(before + 1)).at(-1);
    const plain = (text = '') => text.replace(/\s+/g, '');
    expect(plain(received?.subject)).toBe(plain(mail.subject));
  });
});
