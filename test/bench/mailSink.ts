/** A mail server in its own process that accepts everything and only counts: sends {count} to the parent on 'count' and 'done'. */
import { SMTPServer } from 'smtp-server';

let count = 0;
let wanted = Number.POSITIVE_INFINITY;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on('end', () => {
      count += 1;
      callback();
      if (count === wanted) process.send?.({ done: count, at: performance.timeOrigin + performance.now() });
    });
  },
});
/** The parent sends how many more emails it waits for. */
process.on('message', ({ expect }: { expect: number }) => {
  count = 0;
  wanted = expect;
});
process.on('disconnect', () => process.exit(0));
server.on('error', () => {});
server.listen(Number(process.env.SINK_PORT), '127.0.0.1', () => process.send?.('ready'));
