import { context, type ExecutableStep, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { RECAP_SHARE_PATH, signRecapShare } from '../../shared/links/recapShare.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

/** RecapShare.url: the link to copy; its token is derived on each request and not stored. */
export const RecapShareUrlPlugin = extendApi({
  typeDefs: gql`
    extend type RecapShare {
      """The link’s URL, for everybody who sees the row."""
      url: String!
    }
  `,
  objects: {
    RecapShare: {
      plans: {
        url: ($share: { get(name: string): ExecutableStep }) =>
          lambda(
            stepsOf<[number, Grafast.Context]>($share.get('id'), context()),
            ([id, { services }]) =>
              `${services.config.publicUrl}${RECAP_SHARE_PATH}${signRecapShare(id, services.config.secret)}`,
          ),
      },
    },
  },
});
