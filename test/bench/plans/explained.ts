/** Reads the plans that auto_explain writes to PostgreSQL's log, and finds their violations. */

/** A node of EXPLAIN (ANALYZE, FORMAT JSON). */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Join Type'?: string;
  'Plan Rows': number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}
export interface Explained {
  'Query Text': string;
  Plan: PlanNode;
}

/** The maximum factor between estimated and returned rows of a node, and the number of rows below which it does not matter. */
export const MAX_ESTIMATE_ERROR = 100;
export const FEW = 1000;
/** A sequential scan of more rows than this must use at least a tenth of them. */
export const LARGE = 10_000;

/** The plans found in a part of the log. */
export function plansIn(log: string): Explained[] {
  // every line of a message but its first starts with a tab
  const messages = log.split(/\n(?!\t)/);
  return messages.flatMap((message) => {
    const [, json] = / LOG: {2}duration: [\d.]+ ms {2}plan:\n([\s\S]*)/.exec(message) ?? [];
    return json ? [JSON.parse(json.replaceAll('\n\t', '\n')) as Explained] : [];
  });
}

/** Nodes that may stop reading their input early, so that fewer rows than estimated are no error. */
const stopsEarly = (node: PlanNode): boolean =>
  ['Limit', 'Merge Join', 'Unique'].includes(node['Node Type']) || ['Semi', 'Anti'].includes(node['Join Type'] ?? '');

/** Whether a node reads a table; the only estimate for a function that returns rows is its declared one. */
const readsTable = (node: PlanNode): boolean => Boolean(node['Relation Name']) || (node.Plans ?? []).some(readsTable);

/** Whether a node scans more than `LARGE` rows of a table sequentially and uses less than a tenth of them. */
const scansInVain = (node: PlanNode): boolean => {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return node['Node Type'] === 'Seq Scan' && read > LARGE && node['Actual Rows'] * node['Actual Loops'] < read / 10;
};

/**
 * The statements of list searches (sql/lists/search.sql). They search for what a mistyped term may have meant with
 * some thirty patterns, and PostgreSQL has no statistics on how many names match a pattern: only their scans are
 * checked.
 */
const isSearch = (text: string): boolean => text.trimStart().startsWith('select id::bigint from (');

/** The violations of a plan: sequential scans that use few of their rows, and estimates off by `MAX_ESTIMATE_ERROR` times. */
export function violationsOf({ Plan: plan, 'Query Text': text }: Explained): string[] {
  const found: string[] = [];
  const checksEstimates = !isSearch(text);
  const visit = (node: PlanNode, stopped: boolean): void => {
    if (node['Actual Loops'] === 0) return;
    const relation = node['Relation Name'];
    const title = relation ? `${node['Node Type']} on ${relation}` : node['Node Type'];
    if (scansInVain(node)) found.push(title);
    const [estimated, actual] = [Math.max(node['Plan Rows'], 1), Math.max(node['Actual Rows'], 1)];
    const more = actual >= FEW && actual / estimated > MAX_ESTIMATE_ERROR;
    const fewer = !stopped && estimated >= FEW && estimated / actual > MAX_ESTIMATE_ERROR;
    if (checksEstimates && (more || fewer) && readsTable(node))
      found.push(`${title}: ${estimated} rows estimated, ${actual} read`);
    for (const child of node.Plans ?? []) {
      const ownResult = child['Parent Relationship'] === 'InitPlan' || child['Parent Relationship'] === 'SubPlan';
      // PostgreSQL reads EXISTS until its first row, without a node that says so
      const exists = ownResult && child['Actual Rows'] === 1 && Boolean(child['Relation Name']);
      visit(child, exists || stopsEarly(node) || (stopped && !ownResult));
    }
  };
  visit(plan, false);
  return found;
}
