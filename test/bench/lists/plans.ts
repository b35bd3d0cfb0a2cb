/** How PostgreSQL reads each order that a list offers: sequential scans of large tables, and the time. */
import pg from 'pg';
import { settingsOf, type Viewer } from '../../../server/auth/viewer.ts';
import { entryStatement } from '../../../server/database/entry.ts';
import { PLANNER } from '../../../server/database/visitorAdaptor.ts';
import { LISTS } from './lists.ts';

export interface Plan {
  title: string;
  /** Orders and their directions that were explained. */
  count: number;
  /** Milliseconds of the slowest, and which it is. */
  slowest: number;
  order: string;
  /** Orders that read a large table from end to end, with its name. */
  scans: string[];
}

const LARGE = new Set([
  'offers',
  'organizations',
  'sponsorable_properties',
  'verification_deadlines',
  'verification_images',
  'mail_outbox',
]);
const isLarge = (table: string) => LARGE.has(table) || table.startsWith('audit_log');

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
const scansIn = (node: Node): string[] => [
  ...(/Seq Scan/.test(node['Node Type']) && isLarge(node['Relation Name'] ?? '')
    ? [node['Relation Name'] as string]
    : []),
  ...(node.Plans ?? []).flatMap(scansIn),
];

/** The columns that the API offers as an order, and how the column is reached (server/graphql/plugins/listOrder.ts). */
const COLUMNS = `
  select a.attname as name, substring(d.text from '@sortBy (\\w+)\\.') as joined, substring(d.text from '@sortBy \\w+\\.(\\w+)') as sorted,
    substring(d.text from '@sortBy \\w+\\.\\w+ (\\w+)') as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  cross join lateral (select coalesce(col_description(a.attrelid, a.attnum), '') as text) d
  where n.nspname = 'app_public' and c.relname = $1 and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'jsonb'::regtype
    and d.text !~ '-orderBy|@sortBy none|-\\*'`;

/** Explains every order of every list's view, as staff, both ways. */
export async function planLists(url: string, staffId: number): Promise<Plan[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const viewer: Viewer = { type: 'login', role: 'admin', userId: staffId, email: '', scopeOfferId: null, expires: 4e9 };
  try {
    const plans: Plan[] = [];
    for (const { title, relation } of LISTS.filter((list) => list.relation.endsWith('_list_items'))) {
      const plan: Plan = { title, count: 0, slowest: 0, order: '', scans: [] };
      const { rows } = await client.query(COLUMNS, [relation]);
      for (const { name, joined, sorted, key } of rows)
        for (const direction of ['asc', 'desc']) {
          const first = joined ? `j.${sorted}` : `t."${name}"`;
          await client.query('begin');
          await client.query(entryStatement({ ...PLANNER, ...settingsOf(viewer, 60_000) }));
          const explained = await client.query(`explain (analyze, format json) select t.* from app_public.${relation} t
            ${joined ? `join app_public.${joined} j on j.id = t.${key}` : ''} order by ${first} ${direction}, t.id ${direction} limit 26`);
          await client.query('rollback');
          const [{ Plan: root, 'Execution Time': time }] = explained.rows[0]['QUERY PLAN'];
          const scans = [...new Set(scansIn(root))];
          plan.count += 1;
          if (scans.length > 0) plan.scans.push(`${name} ${direction}: ${scans.join(', ')}`);
          if (time > plan.slowest) Object.assign(plan, { slowest: time, order: `${name} ${direction}` });
        }
      plans.push(plan);
    }
    return plans;
  } finally {
    await client.end();
  }
}
