/** Rung: Fastify that sends the JSON of one hand-written statement. Environment: PORT, and database.ts. */
import Fastify from 'fastify';
import { listening, readJson } from './database.ts';

const app = Fastify();
app.post(
  '/',
  async (
    { body, headers }: { body: { name: string; values: unknown[] }; headers: { authorization?: string } },
    reply: { type(type: string): void },
  ) => {
    reply.type('application/json');
    return readJson(body.name, body.values, headers.authorization);
  },
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
listening();
