import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const UPLOAD = /^multipart\//i;

/**
 * Bodies that arrive one byte at a time hold connections and memory. A body that is not an upload must have arrived
 * after `seconds`, an upload, which is on disk while it arrives, after `uploadSeconds`; the response to an incomplete
 * one ends its connection. It is 408, for an upload 400: Chromium resends the body of a 408 by itself if the connection
 * was used before, and the user would wait twice. Once an upload has been answered, the rest of its body has only
 * as much time as other bodies.
 */
export function limitSlowBodies(server: Server, limits: { seconds: number; uploadSeconds: number }): void {
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { headers } = req;
    if (!Number(headers['content-length']) && headers['transfer-encoding'] === undefined) return;
    const upload = UPLOAD.test(headers['content-type'] ?? '');
    const wait = (seconds: number) => setTimeout(() => cutOff(req, res, upload), seconds * 1000).unref();
    let timer = wait(upload ? limits.uploadSeconds : limits.seconds);
    res.once('finish', () => {
      if (!upload) return;
      clearTimeout(timer);
      timer = wait(limits.seconds);
    });
    req.once('close', () => clearTimeout(timer));
    req.once('end', () => clearTimeout(timer));
  });
}

const TOO_SLOW = 'The request took too long to arrive. Please try again.';
const UPLOAD_TOO_SLOW = 'The file took too long to arrive. Please try a smaller file or a faster connection.';

function cutOff(req: IncomingMessage, res: ServerResponse, upload: boolean): void {
  if (req.complete) return;
  const end = () => req.socket.destroy();
  if (res.headersSent) return void end();
  res.writeHead(upload ? 400 : 408, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
  res.end(JSON.stringify({ error: upload ? UPLOAD_TOO_SLOW : TOO_SLOW, code: 'SL400' }), end);
}
