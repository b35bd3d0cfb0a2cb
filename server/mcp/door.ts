import type { ServerContext } from '../context.ts';
import { postOnly } from '../graphql/requireOperation.ts';
import { HttpError } from '../http/errors.ts';

/**
 * What stands before /mcp: other methods than POST are answered with 405, requests under another host or of another
 * site's page with 403, so that no page reaches a server of its visitor's network (DNS rebinding). A 401 names GET
 * /.well-known/oauth-protected-resource/mcp (RFC 9728), where a client finds how a person lets it in.
 */
export function installMcpDoor({ express, config }: Pick<ServerContext, 'express' | 'config'>): void {
  const { host, origin } = new URL(config.publicUrl);
  const metadata = '/.well-known/oauth-protected-resource/mcp';
  const resource = { resource: `${config.publicUrl}/mcp`, authorization_servers: [config.publicUrl] };
  express.get(metadata, (_req, res) => void res.json({ ...resource, resource_name: 'Sideline' }));
  express.use('/mcp', (req, res, next) => {
    const isOwn = req.host === host || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(req.host);
    if (!isOwn || (req.headers.origin ?? origin) !== origin)
      throw new HttpError(403, 'This address is not for other sites.', 'SL403');
    if (req.method !== 'POST') return postOnly(req, res, next);
    // removed once the key has been read
    res.set('WWW-Authenticate', `Bearer resource_metadata="${config.publicUrl}${metadata}"`);
    next();
  });
}
