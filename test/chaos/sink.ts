/** A slow mail server that counts how often it accepted each Message-ID. */
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../db/instance/scratch.ts';

export interface ChaosSink {
  url: string;
  /** Message-ID to the number of times it was accepted. */
  taken: Map<string, number>;
  stop(): Promise<void>;
}

/** Starts the sink on a free port. `pause` returns the milliseconds between receiving an email and acknowledging it, so that a kill can happen in between. */
export async function startChaosSink(pause: () => number): Promise<ChaosSink> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      let raw = '';
      stream.setEncoding('latin1');
      stream.on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        const id = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? 'without id';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        setTimeout(callback, pause());
      });
    },
  });
  server.on('error', () => {}); // a worker that was killed while sending an email
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
