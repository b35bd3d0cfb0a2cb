/**
 * A process that runs test servers and builds their GraphQL schema only once: databases cloned from one template have the
 * same schema, and building it takes most of a server's start. `POST /start` takes the environment of a server as JSON and
 * responds when it listens; `POST /stop` takes `{ PORT }`. An error's message is the response with status 500.
 */
import http from 'node:http';
import { json } from 'node:stream/consumers';
import type { GraphQLSchema } from 'graphql';
import type { App } from '../../server/app.ts';

const apps = new Map<string, App>();
let schema: Promise<GraphQLSchema> | undefined;

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  // imported at the first start, so that runs without a server do not load it
  const { createApp } = await import('../../server/app.ts');
  const { loadConfig } = await import('../../server/config.ts');
  const { schemaOf } = await import('../../server/graphql/install.ts');
  const config = loadConfig({ ...process.env, ...env });
  const app = await createApp(config, (preset) => (schema ??= schemaOf(preset)));
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject).listen(config.port, '127.0.0.1', resolve);
  });
  apps.set(String(config.port), app);
}

async function stop({ PORT = '' }: NodeJS.ProcessEnv): Promise<void> {
  await apps.get(PORT)?.close();
  apps.delete(PORT);
}

http
  .createServer(async (req, res) => {
    try {
      const env = (await json(req)) as NodeJS.ProcessEnv;
      await (req.url === '/start' ? start(env) : stop(env));
      res.end();
    } catch (error) {
      res.writeHead(500).end((error as Error).message);
    }
  })
  .listen(0, '127.0.0.1', function (this: http.Server) {
    process.send?.((this.address() as { port: number }).port);
  });
process.on('disconnect', () => process.exit()); // the runner ended
