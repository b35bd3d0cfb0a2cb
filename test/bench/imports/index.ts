/** `npm run bench -- --import`: how long the preview, the import and the undo of 10,000 leagues take, and the server's memory. */
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { asEnvironment } from '../../../db/instance/connections.ts';
import { DEMO_PASSWORD } from '../../../server/demo/accounts.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { memory, start, stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';

export const IMPORT_HEAD = '## Import of leagues';

const ROWS = 10_000;
/** Seconds and megabytes. */
const MAX = { preview: 20, memory: 300 };

/** A list that changes four columns of each league. */
async function listOf(owner: string): Promise<string> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select id from app_public.organizations order by id limit ${ROWS}`,
    );
    if (rows.length < ROWS) throw new Error(`There are only ${rows.length} leagues.`);
    const lines = rows.map(({ id }) => `${id},Springfield,IL,555-555-0100,${(id % 900) + 1}`);
    return ['No.,City,State,Contact phone,Participants a year', ...lines].join('\n');
  } finally {
    await client.end();
  }
}

/** Sends the list; returns the response and the seconds. */
async function send(url: string, path: string, token: string, list: string) {
  const form = new FormData();
  form.set('file', new Blob([list]), 'leagues.csv');
  if (!path.endsWith('/preview'))
    form.set(
      'mapping',
      JSON.stringify({
        'No.': 'id',
        City: 'city',
        State: 'state',
        'Contact phone': 'contact_phone',
        'Participants a year': 'number_of_players',
      }),
    );
  const began = performance.now();
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body).slice(0, 300)}`);
  return { body, seconds: (performance.now() - began) / 1000 };
}

async function measure({ connections }: Prepared, port: number, folder: string, say: (text: string) => void) {
  const list = await listOf(connections.owner);
  const api = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(port),
    FILES_DIR: `${folder}/files`,
    LOG_LEVEL: 'error',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const post = async (path: string, body: object, token?: string) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const { jwt } = await post('/user_token', { auth: { email: 'superadmin@sideline.test', password: DEMO_PASSWORD } });
    const preview = await send(url, '/update-leagues-with-csv/preview', jwt, list);
    if (preview.body.errors.length || preview.body.changes.length < ROWS * 0.9)
      throw new Error(`${preview.body.changes.length} changes, ${JSON.stringify(preview.body.errors.slice(0, 3))}`);
    say(`previewed in ${preview.seconds.toFixed(1)} s`);
    const most = memory(api)?.most ?? Number.NaN;
    const applied = await send(url, '/update-leagues-with-csv', jwt, list);
    say(`imported in ${applied.seconds.toFixed(1)} s`);
    const began = performance.now();
    const undone = await post(
      '/graphql',
      {
        query:
          'mutation ($id: String!) { undoChange(input: { changeId: $id }) { result { undone { rowId } left { rowId } } } }',
        variables: { id: applied.body.changeId },
      },
      jwt,
    );
    const undo = (performance.now() - began) / 1000;
    const count = undone.data?.undoChange?.result.undone.length;
    if (count !== preview.body.changes.length) throw new Error(`${count} undone: ${JSON.stringify(undone.errors)}`);
    say(`undone in ${undo.toFixed(1)} s`);
    return { preview: preview.seconds, apply: applied.seconds, undo, memory: most };
  } finally {
    await stop(api);
  }
}

/** The section, measured in a separate database. */
export async function importPart(
  folder: string,
  port: number,
  say: (text: string) => void,
  large?: Prepared,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const prepared = await prepare(folder, port, 'bench_import', ROWS / 1000 + 1, say, large?.server);
  try {
    const found = await measure(prepared, port + 2, folder, say);
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    return [
      IMPORT_HEAD,
      `A list of ${ROWS.toLocaleString('en')} leagues that changes four columns of each, over HTTP.`,
      table(
        ['what', 'took', 'at most', ''],
        [
          [
            'preview: all changes made and rolled back',
            seconds(found.preview),
            `${MAX.preview} s`,
            verdict(found.preview <= MAX.preview),
          ],
          [
            'the server’s memory at most by then',
            `${found.memory} MB`,
            `${MAX.memory} MB`,
            verdict(found.memory <= MAX.memory),
          ],
          ['import', seconds(found.apply), '', ''],
          ['undo of the whole import', seconds(found.undo), '', ''],
        ],
      ),
    ].join('\n\n');
  } finally {
    if (!large) await prepared.server.stop();
  }
}

/** Runs only this part: prints it and writes it to docs/performance.md. */
export async function benchImport(folder: string, port: number, say: (text: string) => void): Promise<void> {
  const section = await importPart(folder, port, say);
  console.log(`\n${section}`);
  writeSection(section);
}
