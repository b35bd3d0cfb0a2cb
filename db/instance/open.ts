/** Opens the database for a program: uses a running one; otherwise runs the embedded one as long as the program. */

import { runningPort, startEmbedded } from '../embedded/index.ts';
import { databasePort, dataDir } from '../settings.ts';
import { bootstrapEmbedded, bootstrapForeign } from './bootstrap.ts';
import { type Connections, connections, embeddedConnections, isForeign } from './connections.ts';

export type OpenDatabase = { connections: Connections; ended: Promise<void>; close(): Promise<void> };

const nothing = { ended: new Promise<void>(() => {}), close: async (): Promise<void> => {} };

/**
 * Opens the database. `exclusive`: this process manages the embedded server; then a running one is an error, and an
 * orphan is stopped first.
 */
export async function openDatabase({ exclusive = false } = {}): Promise<OpenDatabase> {
  if (isForeign()) {
    await bootstrapForeign(process.env.DATABASE_DIRECT_URL || (process.env.DATABASE_URL as string));
    return { connections: connections(), ...nothing };
  }
  if (process.env.SIDELINE_OWNER_URL) return { connections: connections(), ...nothing };
  if (!exclusive && runningPort(dataDir()) !== undefined) return { connections: connections(), ...nothing };
  const server = await startEmbedded({ dataDir: dataDir(), port: databasePort() });
  try {
    await bootstrapEmbedded(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { connections: embeddedConnections(server.port), ended: server.ended, close: () => server.stop() };
}
