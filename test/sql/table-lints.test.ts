/** Rules for the tables and views of the schema, checked in the catalog: each test lists the violations by name. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { valueLabels } from '../../admin/src/history/labels.ts';
import { fieldLabel } from '../../admin/src/labels.ts';
import { auditedTables } from '../../db/generated/choices.ts';
import { testDatabase } from '../harness/database.ts';

const db = await testDatabase();
afterAll(() => db.drop());

/** The first column of a query's rows; the queries here return the names of violations. */
const offenders = async (query: string, values: unknown[] = []): Promise<string[]> =>
  (await db.owner.query({ text: query, values, rowMode: 'array' })).rows.map(([name]) => name as string);
const ours = `('app_public', 'app_private')`;

describe('tables and views', () => {
  it('are described', async () => {
    expect(
      await offenders(`select relname from pg_class where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and obj_description(oid, 'pg_class') is null order by 1`),
    ).toEqual([]);
  });

  it('have an index for every foreign key', async () => {
    expect(
      await offenders(`select k.conrelid::regclass || '.' || k.conname from pg_constraint k
        where k.contype = 'f' and k.connamespace::regnamespace::text in ${ours} and not exists (
          select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
            and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] @> k.conkey) order by 1`),
    ).toEqual([]);
  });

  it('keep views behind a barrier', async () => {
    expect(
      await offenders(`select relname from pg_class where relnamespace = 'app_public'::regnamespace and relkind = 'v'
        and not coalesce(reloptions && '{security_barrier=true,security_barrier=on,security_invoker=true,security_invoker=on}', false) order by 1`),
      // lists that run as the owner: without a barrier an index can provide their order, and their only condition checks the caller
    ).toEqual([
      'audit_entry_list_items',
      'campaign_list_items',
      'check_list_items',
      'check_list_names',
      'mail_list_items',
      'offer_list_items',
      'offer_list_totals',
      'organization_list_items',
      'organization_list_totals',
      'pending_image_list_items',
      'sponsor_list_items',
      'unreleased_image_list_items',
    ]);
  });

  it('remember who changed what, but for those that are a log themselves', async () => {
    expect(
      await offenders(`select c.relname from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgfoid = 'app_private.tg__audit'::regproc
          and g.tgtype & 29 = 29) order by 1`), // row, after, insert, delete and update
      // logs, results of the worker, names of children that must not outlive their release, and preferences of staff
    ).toEqual([
      'duplicate_organizations',
      'feeds',
      'list_views',
      'photo_downloads',
      'recaps',
      'signed_releases',
      'sponsorship_events',
      'staff_settings',
      'webhook_messages',
    ]);
  });

  it('are in the history of the record that owns them: audit_parents() in sql/history/entries.sql names it', async () => {
    expect(
      await offenders(`select distinct c.relname from pg_trigger g join pg_class c on c.oid = g.tgrelid
        join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c'
        join app_private.audit_parents() p on k.confrelid = ('app_public.' || p.parent)::regclass
        where g.tgfoid = 'app_private.tg__audit'::regproc and g.tgtype & 29 = 29
          and not exists (select from app_private.audit_parents() a where c.relname in (a.child, a.parent))
        order by 1`),
      // what a league states or answers as a whole, lists of places, and recaps
    ).toEqual([
      'location_lists',
      'photo_release_statements',
      'recap_schedules',
      'recap_shares',
      'sponsorship_applications',
    ]);
  });

  it('name each column that a history shows differently', async () => {
    const { rows } = await db.owner.query(
      `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
        where table_schema = 'app_public' and table_name = any ($1) group by 1`,
      [auditedTables],
    );
    expect(rows).toHaveLength(auditedTables.length);
    const same = rows.flatMap(({ table, columns }: { table: string; columns: string[] }) => {
      const shown = [...valueLabels(table, Object.fromEntries(columns.map((column) => [column, 1])), {}).keys()];
      return [...Map.groupBy(shown, (column) => fieldLabel(column, table))]
        .filter(([, named]) => named.length > 1)
        .map(([label, named]) => `${table}: ${label} (${named.join(', ')})`);
    });
    expect(same).toEqual([]);
  });

  it('keep updated_at by a trigger', async () => {
    expect(
      await offenders(`select a.attrelid::regclass::text from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace::regnamespace::text in ${ours} and c.relkind in ('r', 'p') and a.attname = 'updated_at'
          and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgfoid = 'app_private.tg__touch'::regproc)`),
    ).toEqual([]);
  });

  it('refuse status changes that are not listed, but where any change is allowed', async () => {
    // campaigns: any status to any [S-087]; users: invited, activated and deactivated by separate functions
    const withStatus =
      await offenders(`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'status' and t.typtype = 'e' order by 1`);
    const free = ['campaigns', 'users'];
    const listed = await offenders(
      `select distinct entity from app_private.status_transitions where entity <> 'check_states' order by 1`,
    );
    expect([
      ...withStatus
        .filter((name) => !listed.includes(name) && !free.includes(name))
        .map(
          (name) => `Insert the transitions of ${name}.status into app_private.status_transitions in its migration.`,
        ),
      ...listed
        .filter((name) => !withStatus.includes(name) || free.includes(name))
        .map((name) => `app_private.status_transitions lists ${name}, whose status has no listed transitions.`),
    ]).toEqual([]);
    expect(
      await offenders(`select distinct 'Create the trigger _100_transition on app_public.' || s.entity from app_private.status_transitions s where entity <> 'check_states' and not exists (
        select from pg_trigger g where g.tgrelid = ('app_public.' || s.entity)::regclass and g.tgfoid = 'app_private.tg__transition'::regproc
          and g.tgtype & 19 = 19 and g.tgenabled = 'O')`), // row, before, update
    ).toEqual([]);
  });

  it('limit the length of texts to the number in the name of the constraint', async () => {
    const limits = `from pg_constraint c where c.contype = 'c' and c.connamespace::regnamespace::text in ${ours} and c.conname ~ '_max_\\d+$'`;
    expect((await offenders(`select c.conname ${limits}`)).length).toBeGreaterThan(100);
    expect(
      await offenders(
        `select c.conname || ': ' || pg_get_constraintdef(c.oid) ${limits}
         and pg_get_constraintdef(c.oid) !~ ('char_length\\(.* <= ' || substring(c.conname from '\\d+$') || '\\)')`,
      ),
    ).toEqual([]);
  });

  it('count money in cents and days without hours', async () => {
    expect(
      await offenders(`select a.attrelid::regclass || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace::regnamespace::text in ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and (
          c.relnamespace = 'app_public'::regnamespace and a.attname in ('value', 'amount', 'price', 'league_budget') and format_type(a.atttypid, a.atttypmod) <> 'numeric(12,2)'
            and a.attrelid <> 'app_public.staff_settings'::regclass -- a setting's value is no money
          or a.atttypid = 'timestamp'::regtype
          or (a.attname ~ '_(date|on)$' or a.attname in ('deadline', 'due', 'season_start', 'season_end')) and a.atttypid <> 'date'::regtype)`),
    ).toEqual([]);
  });
});
