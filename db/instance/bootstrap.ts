/**
 * Creates what must exist before the first migration: roles, their passwords, the database, its two schemas and the
 * extension. Runs at every start and only adds what is missing. Works as superuser of the embedded server and, on an
 * external server, as any role with CREATEROLE that owns the database.
 */
import pg from 'pg';
import { connect, withClient } from '../client.ts';
import type { Embedded } from '../embedded/index.ts';
import { inheritance, reachableRoles, visitorRoles } from '../roles.ts';
import { derivedPassword, secondSecret } from '../settings.ts';
import { UserFacingError } from '../userFacingError.ts';
import { asAuthenticator, databaseName } from './connections.ts';

const oldestVersion = 160000;
const { escapeIdentifier: name, escapeLiteral: text } = pg;

async function ensureRole(client: pg.Client, role: string, attributes: string): Promise<void> {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = ${text(role)}) then create role ${name(role)} ${attributes}; end if;
  exception when duplicate_object or unique_violation then null; -- another starter was first
  end $$`);
}

/** Grants a membership unless it exists with the same options (granting again would need admin rights on the role). */
async function ensureMember(
  client: pg.Client,
  group: string,
  member: string,
  inherit: boolean,
  set: boolean,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_auth_members where roleid = $1::regrole and member = $2::regrole and inherit_option >= $3 and set_option >= $4`,
    [group, member, inherit, set],
  );
  if (!rowCount) await client.query(`grant ${name(group)} to ${name(member)} with inherit ${inherit}, set ${set}`);
}

async function ensureRoles(client: pg.Client): Promise<void> {
  await ensureRole(client, 'sideline_owner', 'login nosuperuser nobypassrls');
  await ensureRole(client, 'sideline_authenticator', 'login noinherit nosuperuser nobypassrls');
  // the server's own statement timeout through a pooler, which accepts no such setting from a client
  await client.query(`do $$ begin
    if not exists (select from pg_db_role_setting where setrole = 'sideline_authenticator'::regrole) then
      alter role sideline_authenticator set statement_timeout = '10s';
    end if;
  exception when insufficient_privilege then null; -- made by somebody else
  end $$`);
  for (const role of visitorRoles) await ensureRole(client, role, 'nologin nosuperuser nobypassrls');
  for (const role of reachableRoles) await ensureMember(client, role, 'sideline_authenticator', false, true);
  for (const [group, member] of inheritance) await ensureMember(client, group, member, true, true);
}

/** Schemas, extension and default privileges, created by the owner role in its database. */
async function ensureSchemas(client: pg.Client): Promise<void> {
  await client.query('set role sideline_owner');
  await client.query(`
    create extension if not exists pg_trgm with schema public;
    create schema if not exists app_public authorization sideline_owner;
    create schema if not exists app_private authorization sideline_owner;
    alter default privileges for role sideline_owner revoke execute on functions from public;
  `);
  await client.query('reset role');
}

/** Sets a login's password unless it is already accepted. */
async function ensurePassword(client: pg.Client, role: string, password: string, url: string): Promise<void> {
  const trial = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  trial.on('error', () => {});
  try {
    await trial.connect();
  } catch (error) {
    if (!['28P01', '28000'].includes((error as { code?: string }).code ?? '')) throw error;
    await client.query(`alter role ${name(role)} password ${text(password)}`);
  } finally {
    await trial.end().catch(() => {});
  }
}

/** Connects as superuser; a password derived from the second secret is replaced by one derived from the first. */
async function connectSuperuser(server: Embedded): Promise<pg.Client> {
  const refused = (error: unknown) => error instanceof UserFacingError && error.message.includes('password');
  const wrong = (error: unknown) =>
    refused(error)
      ? new UserFacingError(
          'The secret (SIDELINE_SECRET or the file "secret" in the data folder) is not the one this data folder was made with: give the former one, as SIDELINE_SECOND_SECRET when it is to be replaced.',
        )
      : error;
  try {
    return await connect(server.superuserUrl(), 'The embedded database');
  } catch (error) {
    const second = secondSecret();
    if (!second || !refused(error)) throw wrong(error);
    const url = new URL(server.superuserUrl());
    url.password = derivedPassword('superuser', second);
    const client = await connect(url.toString(), 'The embedded database').catch((again) => {
      throw wrong(again);
    });
    await client.query(`alter role postgres password ${text(derivedPassword('superuser'))}`);
    return client;
  }
}

/** Bootstraps the embedded server: roles, passwords, and a database of this name owned by the owner role. */
export async function bootstrapEmbedded(server: Embedded, database = databaseName): Promise<void> {
  const client = await connectSuperuser(server);
  try {
    await ensureRoles(client);
    for (const role of ['owner', 'authenticator']) {
      const url = new URL(server.superuserUrl());
      url.username = `sideline_${role}`;
      url.password = derivedPassword(role);
      await ensurePassword(client, `sideline_${role}`, derivedPassword(role), url.toString());
    }
    // errors of visitors are reported to them and logged by the server; here they would only fill the disk
    await client.query('alter role sideline_authenticator set log_min_messages = log');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${name(database)} owner sideline_owner`);
  } finally {
    await client.end();
  }
  await withClient(server.superuserUrl(database), 'The embedded database', ensureSchemas);
}

/** Bootstraps Sideline on an external server, in the database of the URL. */
export async function bootstrapForeign(url: string): Promise<void> {
  await withClient(url, 'DATABASE_URL', async (client) => {
    const { rows } =
      await client.query(`select current_setting('server_version_num')::int as version, current_setting('server_version') as shown, current_database() as database,
      current_user as "user", r.rolsuper as super, r.rolcreaterole as createrole from pg_roles r where r.rolname = current_user`);
    const { version, shown, database, user, super: isSuper, createrole } = rows[0];
    if (version < oldestVersion)
      throw new UserFacingError(`DATABASE_URL is PostgreSQL ${shown}; Sideline needs 16 or newer.`);
    if (user === 'sideline_owner') return; // bootstrapped before, by a role with more rights
    if (!isSuper && !createrole)
      throw new UserFacingError(
        `The user "${user}" of DATABASE_URL may not create roles: give it CREATEROLE and the database "${database}".`,
      );
    try {
      await ensureRoles(client);
      if (!isSuper) await ensureMember(client, 'sideline_owner', user, true, true);
      await client.query(
        `grant connect, create, temporary on database ${name(database)} to sideline_owner; grant connect on database ${name(database)} to sideline_authenticator`,
      );
      await ensurePassword(client, 'sideline_authenticator', derivedPassword('authenticator'), asAuthenticator(url));
      const { rowCount } = await client.query(`select from pg_extension where extname = 'pg_trgm'`);
      if (!rowCount) await client.query('create extension pg_trgm with schema public');
      await ensureSchemas(client);
    } catch (error) {
      if ((error as { code?: string }).code === '42501')
        throw new UserFacingError(
          `The user "${user}" of DATABASE_URL lacks a right that Sideline needs in the database "${database}": ${(error as Error).message}.`,
        );
      throw error;
    }
  });
}
