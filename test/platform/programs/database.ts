/** Starts the embedded database of the folder and port in its arguments, prints its port, and keeps running. */
import { startEmbedded } from '../../../db/embedded/index.ts';
import { runProgram } from '../../../db/userFacingError.ts';

await runProgram(async () => {
  const [dataDir, port] = process.argv.slice(2) as [string, string];
  const server = await startEmbedded({ dataDir, port: Number(port), settings: { shared_buffers: '16MB' } });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit()));
  process.send?.({ url: server.superuserUrl() });
});
