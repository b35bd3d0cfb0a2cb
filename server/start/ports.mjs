/** Ports: read from the environment, and checked to be free before anything is started. */
import net from 'node:net';
import { UserFacingError } from './progress.mjs';

/** A port from the environment. */
export function portSetting(name, fallback) {
  const text = process.env[name];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UserFacingError(`${name} must be a port between 1 and 65535, not "${text}".`);
  return port;
}

function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const got = probe.address().port;
      probe.close(() => resolve(got));
    });
  });
}

/** Throws if another program uses a port, on any address or only on this machine's own. */
export async function requireFreePort(port, what, variable) {
  for (const host of [undefined, '127.0.0.1']) {
    try {
      await tryPort(port, host);
    } catch (error) {
      if (error.code === 'EADDRINUSE')
        throw new UserFacingError(
          `Port ${port} for ${what} is taken by another program: end that one, or set ${variable} to a free port.`,
        );
      if (error.code === 'EACCES')
        throw new UserFacingError(
          `Port ${port} for ${what} may not be opened by this user: set ${variable} to one above 1023.`,
        );
      throw error;
    }
  }
}

/** The requested port if it is free, otherwise any free one. */
export async function freePort(wished) {
  try {
    return await tryPort(wished, '127.0.0.1');
  } catch {
    return tryPort(0, '127.0.0.1');
  }
}
