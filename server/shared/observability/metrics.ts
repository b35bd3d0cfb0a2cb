import http from 'node:http';
import { Gauge, type Registry } from 'prom-client';

/**
 * GET /metrics in Prometheus' text format, on a port that no visitor can reach (METRICS_PORT, METRICS_HOST). Anything
 * else is 404. Rejects if the port is taken; returns the stop function.
 */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<() => Promise<void>> {
  const server = http.createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** A gauge that is read on request. `read`: its value, or values by label. */
export function readGauge(
  registry: Registry,
  name: string,
  help: string,
  label: string | null,
  read: () => number | Record<string, number> | Promise<number | Record<string, number>>,
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [],
      async collect() {
        const value = await read();
        this.reset();
        if (typeof value === 'number') this.set(value);
        else for (const [key, number] of Object.entries(value)) this.set({ [label as string]: key }, number);
      },
    }),
  );
}
