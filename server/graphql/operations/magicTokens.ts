import type { FieldArgs } from 'postgraphile/grafast';
import { constant, context, type ExecutableStep, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { type LinkTarget, mintLink } from '../../shared/links/mintLink.ts';
import { isStaff } from '../../viewer.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

type Mint = Pick<LinkTarget, 'kind'>['kind'];
type Row = { get(name: string): ExecutableStep };

/**
 * The token of a link for a row that the viewer sees. Staff get every kind; a sponsor's user gets the dashboards of
 * what its own policies allow, which show what that user may see; for everybody else the field is null (S-408).
 */
const token = (
  kind: Mint,
  $id: ExecutableStep,
  $season: ExecutableStep = constant(null),
  $year: ExecutableStep = constant(null),
) =>
  lambda(
    stepsOf<[number, string | undefined, number | undefined, Grafast.Context]>($id, $season, $year, context()),
    async ([id, season, year, { services, viewer }]) => {
      const sponsorMay =
        (kind === 'campaign' || kind === 'season') && viewer?.type === 'login' && viewer.role === 'sponsor';
      if (!isStaff(viewer) && !sponsorMay) return null;
      return mintLink(services.database.asServer, services.config.secret, services.clock.seconds(), {
        kind,
        id,
        season,
        year,
        userId: sponsorMay ? viewer.userId : undefined,
      });
    },
  );

/** magicToken of offers, campaigns and sponsors, and of an offer's application (L-346, S-078, S-183, S-239). */
export const MagicTokensPlugin = extendApi({
  typeDefs: gql`
    extend type Offer {
      """Token of the offer's review page /accept-offer/{token}; staff only."""
      magicToken: String
      """Token of the organization's application /qualify/{token}; staff only."""
      sponsorshipApplicationMagicToken: String
    }
    extend type Campaign {
      """Token of /campaign-dashboard/{token}; staff and the sponsor's own users."""
      magicToken: String
    }
    extend type Sponsor {
      """Token of /seasonal-dashboard/{token} for one season; staff and the sponsor's own users."""
      magicToken(season: Season!, year: Int!): String
    }
  `,
  objects: {
    Offer: {
      plans: {
        magicToken: ($offer: Row) => token('offer', $offer.get('id')),
        sponsorshipApplicationMagicToken: ($offer: Row) => token('application', $offer.get('id')),
      },
    },
    Campaign: { plans: { magicToken: ($campaign: Row) => token('campaign', $campaign.get('id')) } },
    Sponsor: {
      plans: {
        magicToken: ($sponsor: Row, args: FieldArgs) =>
          token('season', $sponsor.get('id'), args.getRaw('season'), args.getRaw('year')),
      },
    },
  },
});
