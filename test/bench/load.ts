/** A small load driver: a fixed number of keep-alive connections, each sending the next request as soon as it has a response. */
import http from 'node:http';

export interface Target {
  url: string;
  /** Of every request, or of the n-th. */
  headers?: Record<string, string> | ((n: number) => Record<string, string>);
  /** The body of the n-th request. */
  body: (n: number) => string;
}
export interface Measured {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/** Sends one request; resolves with the body, rejects if the status is not 200. */
export function post(agent: http.Agent, target: Target, n: number): Promise<string> {
  const body = target.body(n);
  const headers = typeof target.headers === 'function' ? target.headers(n) : target.headers;
  return new Promise((resolve, reject) => {
    const request = http.request(
      target.url,
      {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${target.url} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends requests for `seconds` over `connections` connections; an error response ends the measurement with an error. */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let n = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      const answer = await post(agent, target, n++);
      if (answer.startsWith('{"errors"')) throw new Error(answer.slice(0, 500));
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { requests: times.length, requestsPerSecond: times.length / elapsed, median: at(0.5), p99: at(0.99) };
}

/** The middle value. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
