/** The audit log's partitions: created in advance, append-only like the whole log, and no schema drift. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { catalogDifferences } from '../../db/catalog.ts';
import { withClient } from '../../db/client.ts';
import { migrate } from '../../db/migrate/index.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup({ stepUp: true }); // without it the tests' databases differ from the committed one

const rows = async (text: string): Promise<Record<string, unknown>[]> => (await database.owner.query(text)).rows;
const partitions = async (): Promise<unknown[]> =>
  (
    await rows(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'app_private.audit_log'::regclass order by 1`,
    )
  ).map(({ name }) => name);
const before = String((await partitions())[0]);
const year = Number(before.slice(-4)) - 1;
// the year's end depends on the time zone
const middle = new Date(Date.UTC(year, 6));
beforeEach(() => database.setClock(middle));
const ofYear = (year: number) => `app_private.audit_log_${year}`;
/** The partition that holds what is written now. */
const writtenTo = async (): Promise<unknown> => {
  await rows(`insert into app_private.audit_log (actor_role, table_name, op) values ('test', 'tests', 'I')`);
  return (await rows('select tableoid::regclass::text as name from app_private.audit_log order by id desc limit 1'))[0]
    ?.name;
};

describe('the audit trail by year', () => {
  it('begins with one partition for all until the year ends, and makes the next ahead of time, once', async () => {
    expect(await partitions()).toEqual([before, 'app_private.audit_log_default']);
    expect(await writtenTo()).toBe(before);
    await Promise.all(
      [tools.run('audit_log__partition'), tools.run('audit_log__partition')].map((run) => run.catch(() => {})),
    );
    await tools.run('audit_log__partition');
    expect(await partitions()).toEqual([ofYear(year + 1), before, 'app_private.audit_log_default']);
    await database.setClock('+1 year');
    expect(await writtenTo()).toBe(ofYear(year + 1));
    await tools.run('audit_log__partition');
    expect(await partitions()).toContain(ofYear(year + 2));
  });

  it('leaves the entries of a year that started without a partition where they are', async () => {
    await database.setClock('+8 years');
    expect(await writtenTo()).toBe('app_private.audit_log_default');
    await tools.run('audit_log__partition');
    const made = await partitions();
    expect(made).toContain(ofYear(year + 9));
    expect(made).not.toContain(ofYear(year + 8));
    await database.setClock(middle);
    await database.setClock('+4 years');
    await tools.run('audit_log__partition');
    expect(await partitions()).toContain(ofYear(year + 4));
  });

  it('stays append-only in every partition, for the owner too', async () => {
    await database.setClock('+1 year');
    expect(await writtenTo()).toBe(ofYear(year + 1));
    for (const partition of await partitions()) {
      for (const statement of [`update ${partition} set op = 'U'`, `delete from ${partition}`]) {
        const [count] = await rows(`select count(*)::int as n from ${partition}`);
        if (count?.n) await expect(rows(statement)).rejects.toThrow('Logged entries cannot be changed.');
      }
      await expect(rows(`truncate ${partition}`)).rejects.toThrow('Logged entries cannot be changed.');
    }
  });

  it('is no drift however many years there are, and outlives definitions that are written again', async () => {
    const differences = () => withClient(database.ownerUrl, 'The database', catalogDifferences);
    expect(await differences()).toEqual([]);
    const made = await partitions();
    await rows(`delete from app_private.schema_state where key = 'definitions'`);
    expect(await migrate(database.ownerUrl)).toMatchObject({ applied: [], definitions: true });
    expect(await partitions()).toEqual(made);
    expect(await differences()).toEqual([]);
    await expect(rows(`truncate ${ofYear(year + 1)}`)).rejects.toThrow('Logged entries cannot be changed.');
    await rows(`alter table ${ofYear(year + 1)} disable trigger _100_append_only`);
    expect((await differences()).join()).toContain('audit_log_YEAR');
    await rows(`alter table ${ofYear(year + 1)} enable trigger _100_append_only`);
  });
});
