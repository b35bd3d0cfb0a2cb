import { context, type ExecutableStep, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { PHOTO_RELEASE_PATH, signPhotoRelease } from '../../shared/links/photoRelease.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

/** PhotoReleaseLink.url: the address in the QR code; its token is derived on each request and not stored. */
export const PhotoReleaseUrlPlugin = extendApi({
  typeDefs: gql`
    extend type PhotoReleaseLink {
      """The link’s URL; null while it is revoked."""
      url: String
    }
  `,
  objects: {
    PhotoReleaseLink: {
      plans: {
        url: ($link: { get(name: string): ExecutableStep }) =>
          lambda(
            stepsOf<[number, string, number, number | null, Grafast.Context]>(
              $link.get('organization_id'),
              $link.get('season'),
              $link.get('year'),
              $link.get('version'),
              context(),
            ),
            ([organizationId, season, year, version, { services }]) =>
              version === null
                ? null
                : services.config.publicUrl +
                  PHOTO_RELEASE_PATH +
                  signPhotoRelease({ organizationId, season, year, version }, services.config.secret),
          ),
      },
    },
  },
});
