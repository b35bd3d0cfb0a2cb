/** How PostgreSQL executes each order, filter and search of a list: sequential scans of large tables, and the time. */
import pg from 'pg';
import { sessionStatement } from '../../../server/database/sessionContext.ts';
import { plannerSettings } from '../../../server/database/visitorAdaptor.ts';
import { parseSortBy, type SortBy } from '../../../server/graphql/plugins/sortBy.ts';
import { settingsOf, type Viewer } from '../../../server/viewer.ts';
import { LISTS } from './lists.ts';

/** How many statements of one kind were explained, and the slowest of them. */
export interface Slowest {
  count: number;
  /** Milliseconds. */
  time: number;
  name: string;
}

export interface Plan {
  title: string;
  orders: Slowest;
  filters: Slowest;
  searches: Slowest;
  /** The names of the large tables that a plan reads from end to end. */
  scans: string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
const scansIn = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] as string] : []),
  ...(node.Plans ?? []).flatMap(scansIn),
];

/** Tables of more than 10,000 rows. */
const LARGE = `select relname as name from pg_class where relkind = 'r' and reltuples > 10000`;

/** A column of a list's view, and the table that its values are compared in. */
export interface ListColumn {
  name: string;
  tag: string | null;
  type: string;
  required: boolean;
  sorted: boolean;
  filtered: boolean;
}

/** The columns of a list's view, whether the API sorts and filters by them, and how their values are joined. */
export const COLUMNS = `
  select a.attname as name, substring(d.text from '@sortBy ([^\\n]+)') as tag, format_type(a.atttypid, null) as type,
    d.text ~ '@notNull' as required, d.text !~ '-orderBy' as sorted, d.text !~ '-filterBy' as filtered
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  cross join lateral (select coalesce(col_description(a.attrelid, a.attnum), '') as text) d
  where n.nspname = 'app_public' and c.relname = $1 and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'jsonb'::regtype
    and d.text !~ '-\\*'`;

/** The joins of a `@sortBy`, as server/graphql/plugins/listOrder.ts builds them, and the column they lead to. */
function joined(name: string, sortBy: SortBy | null): { joins: string; column: string } {
  if (!sortBy) return { joins: '', column: `t."${name}"` };
  let from = 't';
  const joins = sortBy.joins.map(({ table, key, optional }, index) => {
    const parent = `${from}.${key}`;
    from = `j${index}`;
    return optional
      ? `join (select id, ${sortBy.column} from app_public.${table} union all select 0, null) ${from} on ${from}.id = case when ${parent} is null then 0 else ${parent} end`
      : `join app_public.${table} ${from} on ${from}.id = ${parent}`;
  });
  return { joins: joins.join(' '), column: `${from}."${sortBy.column}"` };
}

/** The first page of a list in the order of a column, as server/graphql/plugins/listOrder.ts builds it. */
export function orderedSelect(
  relation: string,
  { name, tag, required }: ListColumn,
  direction: 'asc' | 'desc',
): string {
  const sortBy = tag ? parseSortBy(tag) : null;
  const { joins, column } = joined(name, sortBy);
  const reversed = { asc: 'desc nulls last', desc: 'asc nulls first' };
  const way = sortBy?.reversed
    ? reversed[direction]
    : direction === 'desc' && !required
      ? 'desc nulls last'
      : direction;
  return `select t.* from app_public.${relation} t ${joins} order by ${column} ${way}, t.id ${direction} limit 26`;
}

/** Explains every order of every list's view both ways, a filter by the rarest value of every column, and two searches, as staff. */
export async function planLists(urls: { authenticator: string; owner: string }, staffId: number): Promise<Plan[]> {
  const [client, owner] = [urls.authenticator, urls.owner].map((url) => new pg.Client({ connectionString: url })) as [
    pg.Client,
    pg.Client,
  ];
  await client.connect();
  await owner.connect();
  await owner.query('set enable_seqscan = off'); // as in search_ids
  const viewer: Viewer = { type: 'login', role: 'admin', userId: staffId, email: '', scopeOfferId: null, expires: 4e9 };
  const large = new Set((await owner.query(LARGE)).rows.map(({ name }) => name));
  const asStaff = async (sql: string) => {
    await client.query('begin');
    await client.query(sessionStatement({ ...plannerSettings('sideline_admin'), ...settingsOf(viewer, 60_000) }));
    const { rows } = await client.query(sql);
    await client.query('rollback');
    return rows;
  };
  const explain = async (sql: string, plan: Plan, kind: 'orders' | 'filters' | 'searches', name: string) => {
    const explained = `explain (analyze, format json) ${sql}`;
    const rows = kind === 'searches' ? (await owner.query(explained)).rows : await asStaff(explained); // searches for ids run as the owner
    const [{ Plan: root, 'Execution Time': time }] = rows[0]['QUERY PLAN'];
    const scans = [...new Set(scansIn(root))].filter((table) => large.has(table));
    plan[kind].count += 1;
    if (scans.length > 0) plan.scans.push(`${name}: ${scans.join(', ')}`);
    if (time > plan[kind].time) Object.assign(plan[kind], { time, name });
  };
  try {
    const plans: Plan[] = [];
    for (const { title, relation, order, searched } of LISTS.filter((list) => list.relation.endsWith('_list_items'))) {
      const none = { count: 0, time: 0, name: '' };
      const plan: Plan = { title, orders: { ...none }, filters: { ...none }, searches: { ...none }, scans: [] };
      const [, first, way] = /^(.*)_(ASC|DESC)$/.exec(
        order.toLowerCase().replace(/(asc|desc)$/, (end) => end.toUpperCase()),
      ) as string[];
      for (const listed of (await client.query<ListColumn>(COLUMNS, [relation])).rows) {
        const { name, tag, type, sorted, filtered } = listed;
        const sortBy = tag ? parseSortBy(tag) : null;
        const { joins, column } = joined(name, sortBy);
        if (sorted && !name.endsWith('_id'))
          // no list sorts by the ids of other records
          for (const direction of ['asc', 'desc'] as const)
            await explain(orderedSelect(relation, listed, direction), plan, 'orders', `by ${name} ${direction}`);
        if (!filtered || name === 'id') continue;
        const [join] = sortBy?.joins ?? [];
        const reached = join ? column : `t."${name}"`;
        const rarest = await asStaff(
          `select x.value from (select ${reached}::text as value from app_public.${relation} t ${join ? joins : ''} limit 50000) x
           where x.value is not null group by 1 order by count(*), 1 limit 1`,
        );
        if (rarest.length === 0) continue;
        const isValue = (of: string) => `${of} = ${pg.escapeLiteral(rarest[0].value)}::${type}`;
        const found = (table: string, is: string) =>
          `exists(select 1 from app_public.${table} k where k.id = t.${join?.key} and ${is})`;
        const value = isValue(`k.${sortBy?.column}`);
        const newest = join?.newest
          ? ` and t.updated_at <= (select max(k.updated_at) from app_public.${join.newest} k where ${value})`
          : '';
        // as listOrder.ts finds them
        const filter = join?.few
          ? `where ${found(join.table, value)} = true${newest}`
          : join?.filled
            ? `where ${found(join.filled, type === 'integer' ? `k.${sortBy?.column} > 0` : value)}`
            : `${join ? joins : ''} where ${isValue(reached)}`;
        await explain(
          `select t.* from app_public.${relation} t ${filter} order by t."${first}" ${way}, t.id ${way} limit 26`,
          plan,
          'filters',
          join?.filled && type === 'integer' ? `${name} > 0` : `${name} = ${rarest[0].value}`,
        );
      }
      for (const tolerant of searched ? [false, true] : [])
        for (const word of ['bears', 'un']) {
          const { rows } = await owner.query('select app_private.word_query($1, $2, $3) as sql', [
            searched,
            word,
            tolerant,
          ]);
          await explain(
            `select * from ${rows[0].sql} found`,
            plan,
            'searches',
            `${word}${tolerant ? ' with typing errors' : ''}`,
          );
        }
      plans.push(plan);
    }
    return plans;
  } finally {
    await client.end();
    await owner.end();
  }
}
