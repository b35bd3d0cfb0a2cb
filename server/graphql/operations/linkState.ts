import { context, type ExecutableStep, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { type LinkClaims, type LinkKind, linkPath, readLink, signLink } from '../../shared/links/links.ts';
import { mintLink } from '../../shared/links/mintLink.ts';
import { isStaff } from '../../viewer.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

type Row = { get(name: string): ExecutableStep };
/** Link kinds that link_state accepts. */
type StaffLinkKind = Exclude<LinkKind, 'member'>;

/** The token of a link that link_state allows the viewer to see; null if it is revoked or its record no longer exists. */
const $token = ($link: Row) =>
  lambda(
    stepsOf<[StaffLinkKind, string, number | null, Grafast.Context]>(
      $link.get('kind'),
      $link.get('record_id'),
      $link.get('version'),
      context(),
    ),
    async ([kind, recordId, version, { services, viewer }]) => {
      if (!isStaff(viewer) || version === null) return null;
      const { secret } = services.config;
      const [id, season, year] = recordId.split(':');
      const record = { id: Number(id), season, year: year === undefined ? undefined : Number(year) };
      if (kind === 'invitation' || kind === 'recovery')
        return signLink({ kind, id: record.id, v: version }, secret, services.clock.seconds());
      return mintLink(services.database.asServer, secret, services.clock.seconds(), { kind, ...record });
    },
  );

const claimsOf = (token: string, { services }: Grafast.Context): LinkClaims | null =>
  readLink(token, services.config.secrets);

/**
 * The URL of a link for staff to copy, beside its state: the token is derived on each request and not stored (L-010).
 */
export const LinkStatePlugin = extendApi({
  typeDefs: gql`
    extend type LinkState {
      """The secret of the link; null while it is revoked."""
      token: String
      """The whole address, to be copied; null while it is revoked."""
      url: String
      """Until when the address works, ISO 8601; null for dashboards, which last until they are revoked."""
      expiresAt: Datetime
    }
  `,
  objects: {
    LinkState: {
      plans: {
        token: $token,
        url: ($link: Row) =>
          lambda(stepsOf<[string | null, Grafast.Context]>($token($link), context()), ([token, graphql]) => {
            const claims = token === null ? null : claimsOf(token, graphql);
            return claims && token ? graphql.services.config.publicUrl + linkPath(claims.kind, token) : null;
          }),
        expiresAt: ($link: Row) =>
          lambda(stepsOf<[string | null, Grafast.Context]>($token($link), context()), ([token, graphql]) => {
            const exp = token === null ? undefined : claimsOf(token, graphql)?.exp;
            return exp === undefined ? null : new Date(exp * 1000).toISOString();
          }),
      },
    },
  },
});
