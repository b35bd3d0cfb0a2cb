import { gql } from 'postgraphile/utils';
import { extendApi } from '../plugins/steps.ts';
import { resourceOf } from './resource.ts';

/**
 * Organization.organizationPlayLocations (L-350): an organization's play locations in the shape that the specification
 * gives them beside `playLocations`, each with whether it is the primary one. Both read the same rows under the same
 * policies.
 */
export const OrganizationPlayLocationsPlugin = extendApi((build) => {
  const places = resourceOf(build, 'play_locations');
  return {
    typeDefs: gql`
      """A place as an organization's own: its primary one or another."""
      type OrganizationPlayLocation {
        id: Int!
        primary: Boolean!
        playLocation: PlayLocation!
      }
      extend type Organization {
        """Where the organization plays, the primary place first."""
        organizationPlayLocations: [OrganizationPlayLocation!]!
      }
    `,
    objects: {
      Organization: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: a row step of organizations
          organizationPlayLocations: ($organization: any) => {
            const $places = places.find({ organization_id: $organization.get('id') });
            $places.orderBy({ attribute: 'primary', direction: 'DESC' });
            $places.orderBy({ attribute: 'id', direction: 'ASC' });
            return $places;
          },
        },
      },
      OrganizationPlayLocation: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: a row step of play locations
          id: ($place: any) => $place.get('id'),
          // biome-ignore lint/suspicious/noExplicitAny: as above
          primary: ($place: any) => $place.get('primary'),
          // biome-ignore lint/suspicious/noExplicitAny: as above
          playLocation: ($place: any) => $place,
        },
      },
    },
  };
});
