/** A server in front of another one: answers have been made at once, but arrive later. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowOrigin {
  port: number;
  /** Milliseconds by which answers about dashboards are late. */
  delay: number;
  /** How many requests have arrived. */
  requests: number;
  stop(): void;
}

export async function startSlowOrigin(target: () => string): Promise<SlowOrigin> {
  const origin: SlowOrigin = { port: 0, delay: 0, requests: 0, stop: () => server.close().closeAllConnections() };
  const server = http.createServer((req, res) => {
    origin.requests += 1;
    const { hostname, port } = new URL(target());
    const asked = http.request(
      { hostname, port, method: req.method, path: req.url, headers: req.headers },
      async (answer) => {
        if (req.url?.startsWith('/dashboards/')) await pause(origin.delay);
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    asked.on('error', () => res.destroy());
    req.pipe(asked);
  });
  server.on('upgrade', (req, socket, head) => {
    const { hostname, port } = new URL(target());
    const asked = http.request({ hostname, port, path: req.url, headers: req.headers });
    asked.on('upgrade', (answer, other, first) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
      socket.write(first);
      other.write(head);
      socket.pipe(other).pipe(socket);
    });
    asked.on('error', () => socket.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin.port = (server.address() as AddressInfo).port;
  return origin;
}
