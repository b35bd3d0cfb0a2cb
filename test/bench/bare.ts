/**
 * The baseline for the API: a bare HTTP server that answers each read with one prepared, hand-written statement of the
 * owner, whose only column is the finished JSON. Environment: BARE_PORT, DATABASE_OWNER_URL, POOL_SIZE.
 */
import http from 'node:http';
import pg from 'pg';
import { READS } from './reads.ts';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_OWNER_URL,
  max: Number(process.env.POOL_SIZE ?? 10),
});
const statements = new Map(READS.map((read) => [read.name, read.sql]));

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', async () => {
    try {
      const { name, values } = JSON.parse(Buffer.concat(parts).toString());
      const { rows } = await pool.query({ name, text: statements.get(name) as string, values });
      response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0].json);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
});
server.listen(Number(process.env.BARE_PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
