/** Types of the builder's data, as the API returns it. */

import type {
  UpdateOrganizationCapabilityInput,
  UpdateOrganizationPackageInput,
} from '../../../../ui/generated/schema.ts';
import { hasFields } from '../../lib/nullable.ts';
import type {
  CapabilityFormQuery,
  HeldFragment,
  LeaguePackageFragment,
  LeaguePackageQuery,
  LeaguePackagesQuery,
  SoldFragment,
  SoldProgramFragment,
} from './generated/graphql.ts';

export interface Named {
  id: number;
  name: string;
}

export type Program = SoldProgramFragment;
export type LeaguePackage = LeaguePackageFragment;
/** A sold capability, with its reference row and details. */
export type Sold = SoldFragment & { [Part in 'capability' | 'capabilityDetail']: NonNullable<SoldFragment[Part]> };
/** A sold capability in a package, with its quantity. */
export type Held = HeldFragment & { organizationCapability: NonNullable<HeldFragment['organizationCapability']> };
export type SellingOrganization = NonNullable<LeaguePackagesQuery['myOrganizations']>[number];
export type PackageOrganization = NonNullable<NonNullable<LeaguePackageQuery['organizationPackage']>['organization']>;

/** What an organization sells, without archived entries. */
export const soldBy = ({ organizationCapabilities }: { organizationCapabilities: readonly SoldFragment[] }): Sold[] =>
  organizationCapabilities
    .filter((sold) => hasFields(sold, 'capability', 'capabilityDetail'))
    .filter(({ archived }) => !archived);

export type CapabilityLists = Omit<CapabilityFormQuery, 'organization'>;
export type CapabilityFormOrganization = NonNullable<CapabilityFormQuery['organization']>;

/** The changed fields of a sold capability, and of a package. */
export type CapabilityInput = Omit<UpdateOrganizationCapabilityInput, 'id' | 'clientMutationId'>;
export type PackageInput = Omit<UpdateOrganizationPackageInput, 'id' | 'clientMutationId'>;
