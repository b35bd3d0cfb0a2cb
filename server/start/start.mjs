/**
 * `npm start`: from a fresh clone to a running Sideline. Runs under Node 20 or newer and needs no package before it has
 * installed them. `main` shows the order of steps.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeLauncher, endLeftovers, forget, note } from './notes.mjs';
import { whenNpmIsGone } from './parent.mjs';
import { freePort, portSetting, requireFreePort } from './ports.mjs';
import { Supervised } from './process.mjs';
import { report, UserFacingError } from './progress.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
/** In start order; stopped in reverse. */
const running = [];
let stopping;
/** True if the launcher's record is ours. */
let isLauncher = false;

/** Stops everything in order and exits. */
function stopAll(code) {
  stopping ??= (async () => {
    if (isLauncher) note(dataDir, 'launcher', process.pid, { stopping: true });
    for (const program of [...running].reverse()) await program.stop(program.options.name === 'database' ? 45 : 12);
    if (isLauncher) forget(dataDir, 'launcher');
    process.exit(code);
  })();
  return stopping;
}

function fail(error) {
  if (stopping) return;
  console.error(error instanceof UserFacingError ? `\n${error.message}` : error);
  void stopAll(1);
}

/** Starts a supervised program and waits until it is ready. */
function run(node, name, script, env, more = {}) {
  if (stopping) throw new UserFacingError('Stopped.');
  const program = new Supervised({ name, node, script, cwd: root, dataDir, env, onLost: fail, ...more });
  running.push(program);
  return program.start();
}

/** Waits until the health check reports that database, migrations and worker are ready. */
async function waitForHealth(url) {
  let last = 'no answer';
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(150)) {
    try {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) });
      if (answer.ok) return;
      last = `${answer.status} ${(await answer.text()).slice(0, 200)}`;
    } catch (error) {
      last = error.message;
    }
  }
  throw new UserFacingError(`Sideline did not become ready: ${url}/healthz says "${last}".`);
}

function printAddresses(ports, smtpUrl, demo) {
  const line = (label, text) => console.log(`  ${label.padEnd(14)}${text}`);
  console.log('');
  line('Sideline', `http://localhost:${ports.web}`);
  if (smtpUrl) line('Mails go to', new URL(smtpUrl).host);
  else line('Mail viewer', `http://localhost:${ports.mail}`);
  if (demo) {
    console.log('\n  Demo sign-ins, password Sideline-Demo-1:');
    for (const [who, what] of [
      ['superadmin', 'staff who also approve checks'],
      ['controller', 'another of them'],
      ['admin', 'staff'],
      ['league', 'a league contact'],
      ['sponsor', 'a sponsor'],
    ])
      line(`  ${what}`.padEnd(36), `${who}@sideline.test`);
  } else {
    console.log('\n  No demo data. Invite the first person:  npm run superadmin -- you@example.org');
  }
  console.log('\n  Ctrl-C stops everything; the data stays.\n');
}

async function main() {
  const ports = {
    web: portSetting('PORT', 5000),
    mail: portSetting('MAIL_PORT', 1080),
    database: portSetting('DB_PORT', 5433),
  };
  const url = `http://localhost:${ports.web}`;
  const smtpUrl = process.env.SMTP_URL;
  await becomeLauncher(dataDir, { url });
  isLauncher = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));
  whenNpmIsGone(() => void stopAll(0));
  await endLeftovers(dataDir);
  await requireFreePort(ports.web, 'Sideline', 'PORT');
  if (!smtpUrl) await requireFreePort(ports.mail, 'the mail viewer', 'MAIL_PORT');

  const node = await ensureInstalled(root);
  const base = {
    ...process.env,
    PORT: String(ports.web),
    MAIL_PORT: String(ports.mail),
    DB_PORT: String(ports.database),
    GRAPHILE_ENV: process.env.GRAPHILE_ENV || 'production',
    DATA_DIR: dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL || url,
    FILES_DIR: process.env.FILES_DIR || path.join(dataDir, 'files'),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(dataDir, 'compiled'), // saves every start a second
  };
  report('Starting the database');
  let database;
  const schema = new Promise((resolve, reject) => {
    const onMessage = (message) => {
      if (message?.text) report(message.text);
      if (message?.environment) resolve(message.environment);
    };
    // it is ready when the demo is loaded, too; server and worker only need the schema
    database = run(node, 'database', path.join(root, 'server/cli/serve.ts'), base, { onMessage, restart: true });
    database.catch(reject);
  });
  const mails = async () => {
    if (smtpUrl) return {};
    const smtpPort = String(await freePort(portSetting('MAIL_SMTP_PORT', 1025)));
    const script = path.join(root, 'server/start/mailViewer/main.ts');
    const settings = { ...base, MAIL_SMTP_PORT: smtpPort, MAIL_DIR: path.join(dataDir, 'mails') };
    await run(node, 'mail viewer', script, settings, { restart: true });
    const lookup = `http://127.0.0.1:${ports.mail}/api/email?headers.message-id={messageId}`;
    return { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_LOOKUP_URL: base.MAIL_LOOKUP_URL || lookup };
  };
  const [connections, mailSettings] = await Promise.all([schema, mails(), ensureBuilt(root, node)]);

  const env = { ...base, ...connections, ...mailSettings };
  report('Starting server and worker');
  // young objects are collected in small steps: costs less speed than the memory it saves
  const lean = '--max-semi-space-size=8';
  env.MALLOC_ARENA_MAX ??= '2'; // otherwise every thread keeps freed memory of its own: 20 MB
  const [{ demo }] = await Promise.all([
    database,
    run(node, 'server', path.join(root, 'server/main.ts'), env, {
      restart: true,
      // the schema takes about 110 MB; without a limit garbage is only collected at 400 MB
      flags: [lean, '--max-old-space-size=256'],
    }),
    run(node, 'worker', path.join(root, 'workers/main.ts'), env, { restart: true, flags: [lean] }),
  ]);
  await waitForHealth(url);
  report('Ready');
  printAddresses(ports, smtpUrl, demo);
}

// The reader of our output may be gone; that must not end us while we are stopping.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
main().catch(fail);
