/** What the authorization server is and what programs may ask for (RFC 8414). */
import { apiScopes } from '../../../ui/generated/apiScopes.ts';
import type { Config } from '../../config.ts';

/** The grant of the device code (RFC 8628). */
export const DEVICE_CODE = 'urn:ietf:params:oauth:grant-type:device_code';

/** The scopes that some role may give, sorted. */
export const SCOPES: readonly string[] = [...new Set(Object.values(apiScopes).flat())].sort();

/** The metadata at /.well-known/oauth-authorization-server. */
export const oauthMetadata = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  device_authorization_endpoint: `${publicUrl}/oauth/device_authorization`,
  token_endpoint: `${publicUrl}/oauth/token`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  scopes_supported: [...SCOPES],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', DEVICE_CODE],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
});
