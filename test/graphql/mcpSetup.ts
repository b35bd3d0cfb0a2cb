/** Models with keys on a server with the small fixture, for tests of /mcp. */
import { afterAll } from '@jest/globals';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { apiScopes } from '../../ui/generated/apiScopes.ts';
import { mcpClient } from './mcpClient.ts';
import { programKey } from './programKeys.ts';
import { apiSetup } from './setup.ts';

export const reading = (role: string) => (apiScopes[role] ?? []).filter((scope) => scope.endsWith(':read'));
export const enumOf = (tool: Tool | undefined): string[] =>
  Object.values(tool?.inputSchema.properties ?? {}).flatMap((property) => (property as { enum?: string[] }).enum ?? []);

/** `staff` may do what admins may, `reader` only reads; all clients are closed after the tests of the file. */
export async function mcpSetup() {
  const setup = await apiSetup({ REQUESTS_PER_MINUTE: '4000' });
  const { server, database, fixture } = setup;
  const { users, organizationId } = fixture;
  const closers: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
  });
  /** A client with a new key of a user. */
  async function connect(userId: number, given: readonly string[]) {
    const key = await programKey(database, userId, given);
    const mcp = await mcpClient(server.url, key.secret);
    closers.push(() => mcp.client.close());
    return { ...key, ...mcp };
  }
  const staff = await connect(users.admin, [...(apiScopes.admin ?? [])]);
  const reader = await connect(users.superadmin, reading('superadmin'));
  const rename = (name: string) => ({ name: 'updateOrganization', input: { id: organizationId, name } });
  const nameOf = async (id = organizationId): Promise<string> =>
    (await database.owner.query('select name from app_public.organizations where id = $1', [id])).rows[0].name;
  return { ...setup, connect, closers, staff, reader, rename, nameOf };
}
