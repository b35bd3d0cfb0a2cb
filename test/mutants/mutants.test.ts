import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { allMutants } from './candidates.ts';
import { equivalents } from './equivalent.ts';
import { type Change, choose, kinds, mutate } from './mutant.ts';
import { serverChanges } from './serverMutants.ts';
import { grantChanges, waysOf } from './sqlRules.ts';
import { codeOf } from './sqlText.ts';
import { chooser } from './tests.ts';

const all = allMutants(projectDir);

/** Each mutation of a text: its kind and the resulting text. */
const mutations = (text: string, changes: Change[]): [string, string][] =>
  changes.map((change) => [change.kind, mutate(text, change)]);

const sqlMutations = (text: string): [string, string][] =>
  mutations(
    text,
    waysOf([['pending', 'approved', 'voided']]).flatMap((way) => way(codeOf(text), text)),
  );

describe('mutants of SQL [H13]', () => {
  test('a comparison, its bound and the refusal behind it', () => {
    expect(
      sqlMutations(`if length(memo) > 40 then perform app_private.fail('SL422', 'Too long; 40 at most.'); end if;`),
    ).toEqual([
      ['operator', `if length(memo) >= 40 then perform app_private.fail('SL422', 'Too long; 40 at most.'); end if;`],
      ['bound', `if length(memo) > 41 then perform app_private.fail('SL422', 'Too long; 40 at most.'); end if;`],
      ['bound', `if length(memo) > 39 then perform app_private.fail('SL422', 'Too long; 40 at most.'); end if;`],
      ['refusal', 'if length(memo) > 40 then null; end if;'],
    ]);
  });

  test('each of several conditions, what connects them, a negation and a status', () => {
    expect(sqlMutations(`where not c.digital and c.status = 'pending'`)).toEqual([
      ['operator', `where not c.digital and c.status <> 'pending'`],
      ['logic', `where not c.digital or c.status = 'pending'`],
      ['negation', `where c.digital and c.status = 'pending'`],
      ['condition', `where true and c.status = 'pending'`],
      ['condition', 'where not c.digital and true'],
      ['status', `where not c.digital and c.status = 'approved'`],
    ]);
  });

  test("a policy's only condition and both ends of a range", () => {
    expect(sqlMutations('using (organization_id = any (f()))')).toEqual([['condition', 'using (true)']]);
    expect(sqlMutations('as $$ select f() where a and b $$').at(-1)?.[1]).toBe('as $$ select f() where a and true $$');
    expect(sqlMutations('check (n between 1 and 40)')).toEqual([
      ['bound', 'check (n between 2 and 40)'],
      ['bound', 'check (n between 1 and 39)'],
      ['condition', 'check (true)'],
    ]);
  });

  test('nothing in comments and texts, no join and no assignment', () => {
    expect(
      sqlMutations(`-- where a = 1 and b is null\nselect 'x = 1 and not y' from a join b on b.a_id = a.id`),
    ).toEqual([]);
    expect(sqlMutations('update t set a = 1')).toEqual([]);
  });

  test('a grant that is missing, has a column more or less, or is for more roles', () => {
    const grant = 'grant select (id, name) on app_public.things to sideline_superadmin;';
    expect(mutations(grant, grantChanges(grant, new Map([['things', ['id', 'name', 'secret']]])))).toEqual([
      ['grant', ''],
      ['grant', 'grant select (id, name, secret) on app_public.things to sideline_superadmin;'],
      ['grant', 'grant select (id) on app_public.things to sideline_superadmin;'],
      ['grant', 'grant select (id, name) on app_public.things to sideline_superadmin, sideline_admin;'],
    ]);
  });
});

test('mutants of TypeScript [H13]: comparison, bound, connective, condition, negation, refusal and status', () => {
  const text = `// ünï\nif (!user || tries >= 5) throw refused();\nres.status(404);\n`;
  expect(mutations(text, serverChanges(text)).sort()).toEqual(
    [
      ['refusal', '// ünï\n;\nres.status(404);\n'],
      ['logic', text.replace('||', '&&')],
      ['condition', text.replace('tries >= 5', 'false')],
      ['negation', text.replace('!user', 'user')],
      ['operator', text.replace('>=', '>')],
      ['bound', text.replace('5', '6')],
      ['status', text.replace('404', '400')],
    ].sort(),
  );
});

test('[H13] every kind is found in the project, each mutant is one change at one position, ids are unique', () => {
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const texts = new Map(all.map(({ file }) => [file, readFileSync(path.join(projectDir, file), 'utf8')]));
  const wrong = all.filter(({ file, start, end, original, replacement }) => {
    return texts.get(file)?.slice(start, end) !== original || replacement === original;
  });
  expect(wrong).toEqual([]);
});

test('[H13] a seed chooses the same mutants again, another one others', () => {
  const ids = (seed: string): string[] => choose(all, 16, seed).map(({ id }) => id);
  expect(ids('1')).toEqual(ids('1'));
  expect(ids('1')).not.toEqual(ids('2'));
  expect(new Set(choose(all, kinds.length, '1').map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test('[H13] the tests of a rule come first, those of chance and of browsers never', () => {
  const approving = all.find(({ id }) => id === 'approve_check/refusal/1');
  const groups = approving ? chooser(projectDir, false)(approving) : [];
  expect(groups[0]?.join()).toMatch(/checks/);
  expect(groups.flat().filter((file) => /^test\/(?:random|e2e)\//.test(file))).toEqual([]);
});

test('[H13] every reviewed equivalent mutant is still one', () => {
  for (const { id, original } of equivalents) expect(all.find((mutant) => mutant.id === id)?.original).toBe(original);
});
