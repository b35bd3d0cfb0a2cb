/** The wizard's rules are applied by the database and by the page: both give the same result for the same answers. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { rules, strips } from '../../portal/src/features/application/generated/rules.ts';
import { cleanText } from '../../portal/src/features/application/rules/sanitize.ts';
import type { Answers } from '../../portal/src/features/application/rules/types.ts';
import { problems } from '../../portal/src/features/application/rules/validate.ts';
import { testDatabase } from '../harness/database.ts';
import { day } from '../harness/factories.ts';
import { boundaryValues, validValue } from './answerValues.ts';
import { owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const today = await day(db.owner);
const yesterday = await day(db.owner, -1);
const tomorrow = await day(db.owner, 1);

const said = (found: { field: string; message: string; values?: Record<string, unknown> }[]) =>
  found
    .map(
      ({ field, message, values }) => `${field}: ${message.replace(/\{(\w+)\}/g, (_, name) => String(values?.[name]))}`,
    )
    .sort();

async function agree(step: string, answers: Answers, before: Answers = {}, programIds: number[] = []): Promise<void> {
  const rows = await own('select field, message from app_private.answer_problems($1, $2, $3, $4)', [
    step,
    JSON.stringify(answers),
    JSON.stringify(before),
    programIds,
  ]);
  expect([answers, said(problems(step, answers, { today, before, programIds }))]).toEqual([
    answers,
    said(rows as { field: string; message: string }[]),
  ]);
}

describe('page and database', () => {
  it.each(Object.keys(rules))('[L-131] say the same of every value at the borders of the rules: %s', async (step) => {
    const rule = rules[step];
    if (!rule) throw new Error('no rule');
    const whole: Answers = Object.fromEntries(rule.fields.map((field) => [field.name, validValue(field, tomorrow)]));
    for (const field of rule.fields)
      for (const value of boundaryValues(field, { yesterday, today, tomorrow })) {
        const row = { ...whole, [field.name]: value };
        await agree(step, rule.list ? { [rule.list]: [{ id: 0, ...row }] } : row);
      }
    if (rule.list) await agree(step, { [rule.list]: [] });
    for (const { lower, upper } of rule.order ?? []) {
      const dates = rule.fields.find(({ name }) => name === lower)?.kind === 'date';
      for (const [low, high] of dates
        ? [
            [tomorrow, today],
            [tomorrow, tomorrow],
          ]
        : [
            [9, 8],
            [9, 9],
          ]) {
        const row = { ...whole, [lower]: low, [upper]: high };
        await agree(step, rule.list ? { [rule.list]: [{ id: 0, ...row }] } : row);
      }
    }
  });

  it('[L-158] let a past start stay as it was stored', async () => {
    const whole = Object.fromEntries(
      (rules.programs?.fields ?? []).map((field) => [field.name, validValue(field, tomorrow)]),
    );
    const programs = (id: number, startDate: string) => ({ programs: [{ ...whole, id, startDate }] });
    await agree('programs', programs(5, yesterday), programs(5, yesterday));
    await agree('programs', programs(5, yesterday), programs(5, today));
    await agree('programs', programs(0, yesterday), programs(0, yesterday));
  });

  it.each([
    [[[1]], [1, 2]],
    [[[1], []], [1]],
    [
      [[1], []],
      [1, 2],
    ],
    [[[1], [1]], [1]],
    [
      [[1, 2], [3]],
      [1, 2, 3],
    ],
  ])('[L-169, L-170] judge alike how programs are spread: %j of %j', async (spread, programIds) => {
    const place = { id: 0, address: '1 Main St', city: 'Austin', state: 'TX', zipcode: '78701', country: 'US' };
    const places = (other: number[]) => ({
      playLocations: spread.map((ids) => ({ ...place, primaryProgramIds: ids, otherProgramIds: other })),
    });
    await agree('play-locations', places([]), {}, programIds);
    await agree('play-locations', places([1]), {}, programIds);
  });

  it('[L-127, L-128] clean texts alike', async () => {
    const texts = [
      'José O’Brien-Nuñez Jr.',
      "D'Angelo",
      '<b>Bold</b> & "quoted"',
      'a\u0007b\u0001',
      'Ünïcödé 王小明 नेहा',
      '★ star → arrow',
      'U10/U12 (Fall), #3: A+B',
      'x@y+z_%*;=!?$[]{}\\^`|~',
      'tab\there',
      '“curly”',
    ];
    for (const kind of [...Object.keys(strips), 'prose', 'line'])
      for (const text of texts) {
        const [row] = await own(
          `select regexp_replace($2, coalesce(app_private.application_strips() ->> $1, '$^'), '', 'g') as clean`,
          [kind, text],
        );
        expect([kind, text, cleanText(kind, text)]).toEqual([kind, text, row?.clean]);
      }
  });
});
