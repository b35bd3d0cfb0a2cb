/** Rung: a bare Node HTTP server that sends the JSON of one hand-written statement. Environment: PORT, and database.ts. */
import http from 'node:http';
import { listening, readJson } from './database.ts';

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', async () => {
    try {
      const { name, values } = JSON.parse(Buffer.concat(parts).toString());
      const json = await readJson(name, values, request.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/json' }).end(json);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', listening);
