/** The SDK's own client of the MCP server. */
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

// biome-ignore lint/suspicious/noExplicitAny: the tool decides the shape of its result
export type ToolResult = any;

/**
 * Connects without a key, as an assistant does: it finds the authorization server, registers, and opens a page, of which
 * `decide` gets the address and returns the code. Returns the key that the client got.
 */
export async function mcpKeyByOauth(url: string, decide: (page: URL) => Promise<string>): Promise<string> {
  const kept: { information?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string; page?: URL } = {};
  const redirectUrl = 'http://127.0.0.1:7777/callback';
  const authProvider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Assistant', redirect_uris: [redirectUrl], token_endpoint_auth_method: 'none' },
    clientInformation: () => kept.information,
    saveClientInformation: (information) => void Object.assign(kept, { information }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (page) => void Object.assign(kept, { page }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? '',
  };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider });
  const connected = await new Client({ name: 'test', version: '1' }).connect(transport as Transport).then(
    () => true,
    () => false,
  );
  if (connected || !kept.page) throw new Error('The client was not sent to a page.');
  await transport.finishAuth(await decide(kept.page));
  return kept.tokens?.access_token ?? '';
}

/** A client that is connected with a key. `call` returns the structured content, or the error as `{ error }`. */
export async function mcpClient(url: string, secret: string) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
  });
  await client.connect(transport as Transport);
  const call = async (name: string, given: Record<string, unknown> = {}): Promise<ToolResult> => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: given });
    return isError ? { error: structuredContent } : structuredContent;
  };
  return { client, call, tools: async () => (await client.listTools()).tools };
}
