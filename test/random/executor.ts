/**
 * Runs many statements of one person in one round trip, each in a subtransaction that is rolled back unless it should
 * be kept. After a write, all changes in any table are collected, bypassing all policies. Is in a separate schema of
 * the tester's database; the viewers' permissions are unaffected.
 */
import type pg from 'pg';
import { sessionStatement } from '../../server/database/sessionContext.ts';
import { settingsOf } from '../../server/viewer.ts';
import { type Catalog, qualified } from './catalog.ts';
import type { Person } from './people.ts';
import { type Effects, keyOf, type Row, type State, watched } from './state.ts';

/** A statement: `read` returns rows and changes nothing, `write` touches rows, `call` does both. */
export type Statement = {
  kind: 'read' | 'write' | 'call';
  sql: string;
  keep?: boolean;
  /** Look for changes in this table only: used for most table writes, because scanning all tables takes longer than the write. */
  watch?: string;
};

/** The outcome of a statement. `state`: 00000, or the SQLSTATE with which it was refused. */
export type Outcome = { state: string; message: string; touched: number; rows: Row[]; effects: Effects };

/** The SQLSTATE that rolls back a successful subtransaction. */
const TAKEN_BACK = 'TB000';

function installation(catalog: Catalog): string {
  const keyOfTable = ({ key }: Catalog['tables'][number]): string => key.map((name) => `"${name}"`).join(', ');
  const tables = watched(catalog);
  const parts = tables.map(
    (table) =>
      `select '${table.name}', count(*), jsonb_agg(to_jsonb(t)) filter (where t.xmin::text::bigint >= since)
       from ${qualified(table)} t`,
  );
  const keys = JSON.stringify(Object.fromEntries(tables.map((table) => [table.name, keyOfTable(table)])));
  // The scan of all tables is prepared once, because planning it costs more than running it.
  return `
    drop schema if exists tester cascade;
    create schema tester;
    grant usage on schema tester to public;
    create table tester.marks (at int);
    create function tester.change_of(name text, rows jsonb) returns jsonb language plpgsql as $$
    declare v_keys jsonb;
    begin
      execute format('select coalesce(jsonb_agg(concat_ws('':'', %s)), ''[]'') from app_public.%I', '${keys}'::jsonb ->> name, name) into v_keys;
      return jsonb_build_object('table', name, 'rows', coalesce(rows, '[]'), 'keys', v_keys);
    end $$;
    create function tester.changes(since bigint, expected jsonb) returns jsonb
      language plpgsql set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 set jit = off as $$
    declare
      v_changes jsonb := '[]';
      v_one record;
    begin
      for v_one in select * from (${parts.join(' union all ')}) x (name, n, rows)
        where x.rows is not null or x.n <> (expected ->> x.name)::bigint loop
        v_changes := v_changes || tester.change_of(v_one.name, v_one.rows);
      end loop;
      return v_changes;
    end $$;
    create function tester.changes_in(only_in text, since bigint, expected jsonb) returns jsonb language plpgsql as $$
    declare
      v_n bigint;
      v_rows jsonb;
    begin
      execute format('select count(*), jsonb_agg(to_jsonb(t)) filter (where t.xmin::text::bigint >= $1) from app_public.%I t', only_in)
        using since into v_n, v_rows;
      return case when v_rows is null and v_n = (expected ->> only_in)::bigint then '[]'
        else jsonb_build_array(tester.change_of(only_in, v_rows)) end;
    end $$;
    create function tester.run(person text, statements jsonb, expected jsonb) returns jsonb language plpgsql as $$
    declare
      v_results jsonb := '[]';
      v_one jsonb;
      v_rows jsonb;
      v_touched bigint;
      v_mark bigint;
      v_result jsonb;
      v_state text;
      v_message text;
    begin
      perform set_config('role', 'none', true);
      for v_one in select * from jsonb_array_elements(statements) loop
        begin
          v_rows := '[]';
          v_touched := 0;
          if v_one ->> 'kind' <> 'read' then
            insert into tester.marks values (1) returning xmin::text::bigint into v_mark;
          end if;
          perform set_config('role', person, true);
          if v_one ->> 'kind' = 'write' then
            execute v_one ->> 'sql';
            get diagnostics v_touched = row_count;
          else
            execute 'select coalesce(jsonb_agg(to_jsonb(x)), ''[]'') from (' || (v_one ->> 'sql') || ') x' into v_rows;
          end if;
          perform set_config('role', 'none', true);
          v_result := jsonb_build_object('state', '00000', 'rows', v_rows, 'touched', v_touched);
          if v_one ->> 'kind' <> 'read' then
            v_result := v_result || jsonb_build_object('changes', case when v_one ? 'watch'
              then tester.changes_in(v_one ->> 'watch', v_mark, expected) else tester.changes(v_mark, expected) end);
            if not coalesce((v_one ->> 'keep')::boolean, false) then
              raise exception using errcode = '${TAKEN_BACK}', message = v_result::text;
            end if;
          end if;
        exception when others then
          get stacked diagnostics v_state = returned_sqlstate, v_message = message_text;
          v_result := case when v_state = '${TAKEN_BACK}' then v_message::jsonb
            else jsonb_build_object('state', v_state, 'message', v_message) end;
        end;
        v_results := v_results || jsonb_build_array(v_result);
      end loop;
      return v_results;
    end $$;
    grant select, insert on tester.marks to public;
    grant execute on all functions in schema tester to public;`;
}

type Change = { table: string; rows: Row[]; keys: string[] };

/** What a statement did to each row, derived from the changed rows and the remaining keys. */
function effectsOf(changes: Change[], state: State): Effects {
  return changes.flatMap(({ table, rows, keys }) => {
    const left = new Set(keys);
    const known = state.tables.get(table) ?? new Map<string, Row>();
    const removed = [...known]
      .filter(([key]) => !left.has(key))
      .map(([key, before]) => ({ table, key, before, after: null }));
    const written = rows.map((after) => {
      const key = keyOf(state.table(table), after);
      return { table, key, before: known.get(key) ?? null, after };
    });
    return [...removed, ...written];
  });
}

export class Executor {
  readonly client: pg.Client;

  private constructor(client: pg.Client) {
    this.client = client;
  }

  /** `client`: a superuser connection to the tester's database. */
  static async on(client: pg.Client, catalog: Catalog): Promise<Executor> {
    await client.query(installation(catalog));
    return new Executor(client);
  }

  /** Runs statements as a persona in the open transaction; a statement whose effect is kept must be the last one. */
  async run(person: Person, statements: Statement[], state: State): Promise<Outcome[]> {
    const settings = settingsOf(person.viewer, 10_000);
    // the same way the server starts a transaction; the function that runs the statements leaves the role and returns to it
    await this.client.query(sessionStatement(settings));
    const { rows } = await this.client.query({
      name: 'run',
      text: 'select tester.run($1, $2, $3) as results',
      values: [settings.role, JSON.stringify(statements), JSON.stringify(state.counts())],
    });
    // a run never commits, so what a commit computes of kept rows, such as the names in lists, is computed here
    if (statements.at(-1)?.keep)
      for (const mode of ['immediate', 'deferred'])
        await this.client.query(`set constraints app_private._900_count ${mode}`);
    return (rows[0].results as (Partial<Outcome> & { changes?: Change[] })[]).map((result) => ({
      state: result.state ?? 'none',
      message: result.message ?? '',
      touched: result.touched ?? 0,
      rows: result.rows ?? [],
      effects: effectsOf(result.changes ?? [], state),
    }));
  }
}
