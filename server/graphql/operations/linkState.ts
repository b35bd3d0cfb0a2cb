import { context, type ExecutableStep, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { CONTRACT_PATH, readContractLink, signContractLink } from '../../shared/links/contractLink.ts';
import { type LinkKind, linkPath, readLink, signLink } from '../../shared/links/links.ts';
import { mintLink } from '../../shared/links/mintLink.ts';
import { readTaxFormLink, TAX_FORM_PATH, taxFormLink } from '../../shared/links/taxForm.ts';
import { isStaff } from '../../viewer.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

type Row = { get(name: string): ExecutableStep };
/** Link kinds that link_state accepts. */
type StaffLinkKind = Exclude<LinkKind, 'member'> | 'contract' | 'tax_form';

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
      if (kind === 'contract') return signContractLink(record.id, version, secret, services.clock.seconds());
      if (kind === 'tax_form') return taxFormLink(record.id, version, secret, services.clock.seconds()).token;
      if (kind === 'invitation' || kind === 'recovery')
        return signLink({ kind, id: record.id, v: version }, secret, services.clock.seconds());
      return mintLink(services.database.asServer, secret, services.clock.seconds(), { kind, ...record });
    },
  );

/** The page that a token opens and when it expires, in seconds since 1970; null for an invalid token. */
function linkOf(token: string, { services }: Grafast.Context): { path: string; exp: number | undefined } | null {
  const claims = readLink(token, services.config.secrets);
  if (claims) return { path: linkPath(claims.kind, token), exp: claims.exp };
  const contract = readContractLink(token, services.config.secrets);
  if (contract) return { path: CONTRACT_PATH + token, exp: contract.expires };
  const taxForm = readTaxFormLink(token, services.config.secrets);
  return taxForm && { path: TAX_FORM_PATH + token, exp: taxForm.expires };
}

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
            const link = token === null ? null : linkOf(token, graphql);
            return link && graphql.services.config.publicUrl + link.path;
          }),
        expiresAt: ($link: Row) =>
          lambda(stepsOf<[string | null, Grafast.Context]>($token($link), context()), ([token, graphql]) => {
            const exp = token === null ? undefined : linkOf(token, graphql)?.exp;
            return exp === undefined ? null : new Date(exp * 1000).toISOString();
          }),
      },
    },
  },
});
