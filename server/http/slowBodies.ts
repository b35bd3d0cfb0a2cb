import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const UPLOAD = /^multipart\//i;

/**
 * Bodies that drip in one byte at a time hold connections and memory. What is no upload must have arrived after `seconds`:
 * 408 and the end of its connection otherwise. An upload has the two minutes of any request (server/app.ts) while it is
 * being read; once it has been answered, what is still on its way is not waited for any longer than that.
 */
export function limitSlowBodies(server: Server, seconds: number): void {
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { headers } = req;
    if (!Number(headers['content-length']) && headers['transfer-encoding'] === undefined) return;
    const wait = () => setTimeout(() => cutOff(req, res), seconds * 1000).unref();
    let timer = UPLOAD.test(headers['content-type'] ?? '') ? undefined : wait();
    res.once('finish', () => {
      timer ??= wait();
    });
    req.once('close', () => clearTimeout(timer));
    req.once('end', () => clearTimeout(timer));
  });
}

function cutOff(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete) return;
  const end = () => req.socket.destroy();
  if (res.headersSent) return void end();
  res.writeHead(408, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
  res.end(JSON.stringify({ error: 'The request took too long to arrive. Please try again.', code: 'SL400' }), end);
}
