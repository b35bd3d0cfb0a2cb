/** The worker's own metrics for Prometheus: memory, CPU, and durations of jobs. */
import type { WorkerEvents } from 'graphile-worker';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { serveMetrics } from '../server/shared/observability/metrics.ts';
import type { WorkerConfig } from './config.ts';

/** Serves GET /metrics on WORKER_METRICS_PORT if it is set; returns the stop function. */
export async function startMetrics(
  { metricsPort, metricsHost }: Pick<WorkerConfig, 'metricsPort' | 'metricsHost'>,
  events: WorkerEvents,
): Promise<() => Promise<void>> {
  if (metricsPort === null) return async () => {};
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'sideline_job_duration_seconds',
    help: 'Time that a job took, by task and outcome (done, failed).',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
    registers: [registry],
  });
  const began = new Map<string, number>();
  events.on('job:start', ({ job }) => void began.set(job.id, performance.now()));
  const end = (outcome: string, { id, task_identifier: task }: { id: string; task_identifier: string }) => {
    durations.observe({ task, outcome }, (performance.now() - (began.get(id) ?? performance.now())) / 1000);
    began.delete(id);
  };
  events.on('job:success', ({ job }) => end('done', job));
  events.on('job:error', ({ job }) => end('failed', job));
  return serveMetrics(registry, metricsHost, metricsPort);
}
