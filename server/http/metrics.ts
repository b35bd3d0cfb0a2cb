import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { OnClose, ServerContext } from '../context.ts';
import { readGauge, serveMetrics } from '../shared/observability/metrics.ts';
import { passwordSemaphore } from '../shared/passwords/passwords.ts';

/** The measurements of one request. */
export interface Observed {
  method: string;
  /** A pattern such as /invitations/:token, or /graphql:OperationName. */
  route: string;
  status: number;
  ms: number;
}

/** The metrics of this process, updated by the parts that know them. */
export class RequestMetrics {
  readonly registry = new Registry();
  readonly #pools = new Map<string, Pool>();
  readonly #durations = new Histogram({
    name: 'sideline_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route; GraphQL by operation.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  /** How each GraphQL response was produced: `compiled` or `grafast`. */
  readonly #answers = new Counter({
    name: 'sideline_graphql_answers_total',
    help: 'Answers of POST /graphql by how they were made: compiled or grafast.',
    labelNames: ['way'],
    registers: [this.registry],
  });
  /** The number of live connections. */
  websockets: () => number = () => 0;

  observe({ method, route, status, ms }: Observed): void {
    this.#durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  }

  /** Counts a response of POST /graphql. */
  answered(way: 'compiled' | 'grafast'): void {
    this.#answers.inc({ way });
  }

  /** Registers a pool of database connections under a name. */
  pool(name: string, pool: Pool): void {
    this.#pools.set(name, pool);
  }

  /** Connections of every pool by `use`: total, idle, waiting. */
  pools(use: 'total' | 'idle' | 'waiting'): Record<string, number> {
    const count = {
      total: (p: Pool) => p.totalCount,
      idle: (p: Pool) => p.idleCount,
      waiting: (p: Pool) => p.waitingCount,
    };
    return Object.fromEntries([...this.#pools].map(([name, pool]) => [name, count[use](pool)]));
  }
}

const SHARED: Record<string, { name: string; help: string; label: string | null }> = {
  jobs: { name: 'sideline_jobs', help: 'Jobs by state: ready, running, later, failed.', label: 'state' },
  job_age: { name: 'sideline_oldest_job_seconds', help: 'Age of the oldest job that could run.', label: null },
  mails: { name: 'sideline_mails', help: 'Mails in the outbox by state.', label: 'state' },
  mail_age: { name: 'sideline_oldest_mail_seconds', help: 'Age of the oldest mail that is due.', label: null },
  workers: { name: 'sideline_workers', help: 'Worker processes seen within 35 seconds.', label: null },
};

/**
 * GET /metrics on METRICS_PORT, for Prometheus. Not on the public port, because the figures are confidential. Figures of jobs and
 * emails come from the database, at most every five seconds, so any server reports them for all.
 */
export async function installMetrics(
  { config, database }: ServerContext,
  { metrics, onClose }: { metrics: RequestMetrics; onClose: OnClose },
): Promise<void> {
  if (config.metricsPort === null) return;
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  metrics.pool('server', database.pool);
  for (const use of ['total', 'idle', 'waiting'] as const)
    readGauge(registry, `sideline_pool_${use}`, `Database connections: ${use}.`, 'pool', () => metrics.pools(use));
  readGauge(registry, 'sideline_websockets', 'Live connections.', null, () => metrics.websockets());
  readGauge(
    registry,
    'sideline_passwords_waiting',
    'Password checks that wait for their turn.',
    null,
    () => passwordSemaphore.waiting,
  );

  let kept: { at: number; rows: Promise<{ name: string; label: string; value: number }[]> } | null = null;
  const shared = async (of: string) => {
    if (!kept || performance.now() - kept.at > 5000)
      kept = { at: performance.now(), rows: database.asServer('select name, label, value from app_private.metrics()') };
    return (await kept.rows.catch(() => [])).filter(({ name }) => name === of);
  };
  for (const [of, { name, help, label }] of Object.entries(SHARED))
    readGauge(registry, name, help, label, async () => {
      const rows = await shared(of);
      return label ? Object.fromEntries(rows.map((row) => [row.label, row.value])) : (rows[0]?.value ?? Number.NaN);
    });
  onClose(await serveMetrics(registry, config.metricsHost, config.metricsPort));
}
