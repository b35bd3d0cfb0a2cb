/** Every list can be read in the descending order of a column by an index, if it can in the ascending one. */
import { afterAll, expect, it } from '@jest/globals';
import { COLUMNS, type ListColumn, orderedSelect } from '../bench/lists/plans.ts';
import { testDatabase } from '../harness/database.ts';

const database = await testDatabase();
afterAll(() => database.drop());
const { owner } = database;

interface Node {
  'Node Type': string;
  Plans?: Node[];
}
/** The one row of nulls that an optional join adds is sorted without a cost. */
const sorts = ({ 'Node Type': type, Plans: plans = [] }: Node): boolean =>
  (type === 'Sort' && plans[0]?.['Node Type'] !== 'Result') || plans.some(sorts);

/** True if the plan of a statement has to sort, because no index has its order. */
async function needsSort(statement: string): Promise<boolean> {
  const { rows } = await owner.query(`explain (format json) ${statement}`);
  return sorts(rows[0]['QUERY PLAN'][0].Plan);
}

it('[C4] no column of a list is sorted without an index only because its empty values come last', async () => {
  await owner.query(
    'set enable_sort = off; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off',
  );
  const { rows: lists } = await owner.query(
    "select relname as name from pg_class where relkind = 'v' and relname like '%\\_list\\_items' order by 1",
  );
  expect(lists.length).toBeGreaterThan(8);
  const slower: string[] = [];
  let indexed = 0;
  for (const { name: list } of lists)
    for (const column of (await owner.query<ListColumn>(COLUMNS, [list])).rows.filter(
      ({ name, sorted }) => sorted && !name.endsWith('_id'), // no list sorts by the ids of other records
    )) {
      if (await needsSort(orderedSelect(list, column, 'asc'))) continue;
      indexed += 1;
      if (await needsSort(orderedSelect(list, column, 'desc'))) slower.push(`${list}.${column.name}`);
    }
  expect(slower).toEqual([]);
  expect(indexed).toBeGreaterThan(40);
});
