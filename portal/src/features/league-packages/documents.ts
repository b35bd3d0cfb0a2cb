/** Calls of the package builder: what an organization sells, and the packages it makes of it. */
import { gql } from '../../../../ui/graphql.ts';
import { type Detail, detailFields } from '../../../../ui/organization/selling.ts';

export interface Named {
  id: number;
  name: string;
}

/** A season, program or event; `ended` ones are no longer offered (L-344). */
export interface Program extends Named {
  season: string;
  dataConfidence: string | null;
  startDate: string | null;
  endDate: string | null;
}

export interface Sold extends Named {
  description: string | null;
  archived: boolean;
  capability: { id: number; name: string; kind: string };
  capabilityDetail: Detail;
  organizationCapabilityPackages: { id: number; quantity: number; organizationPackage: Named }[];
}

export interface Held {
  id: number;
  quantity: number;
  organizationCapability: Named & {
    capability: Named;
    capabilityDetail: { price: string | null; maxForSale: number | null };
  };
}

export interface LeaguePackage extends Named {
  price: string;
  packageDescription: string | null;
  sponsorablePropertyIds: number[];
  sponsorableProperties: Named[];
  organizationCapabilityPackages: Held[];
}

export interface SellingOrganization extends Named {
  sponsorableProperties: Program[];
  organizationCapabilities: Sold[];
  organizationPackages: LeaguePackage[];
}

const program = 'id name season dataConfidence startDate endDate';
const sold = `id name description archived capability { id name kind } capabilityDetail { ${detailFields} }
  organizationCapabilityPackages { id quantity organizationPackage { id name } }`;
const held = `id quantity organizationCapability { id name capability { id name } capabilityDetail { price maxForSale } }`;
const onePackage = `id name price packageDescription sponsorablePropertyIds sponsorableProperties { id name }
  organizationCapabilityPackages { ${held} }`;

/** The organizations of the person who is logged in, with all they sell. */
export const sellingOrganizations = gql<{ myOrganizations: SellingOrganization[] | null }>(`query LeaguePackages {
  myOrganizations {
    id name
    sponsorableProperties { ${program} }
    organizationCapabilities { ${sold} }
    organizationPackages { ${onePackage} }
  }
}`);

/** One package with what may be put into it; null for one of any other organization (B-007). */
export const leaguePackage = gql<
  {
    organizationPackage:
      | (LeaguePackage & {
          organization: Named & { sponsorableProperties: Program[]; organizationCapabilities: Sold[] };
        })
      | null;
  },
  { id: number }
>(`query LeaguePackage($id: Int!) {
  organizationPackage(id: $id) {
    ${onePackage}
    organization { id name sponsorableProperties { ${program} } organizationCapabilities { ${sold} } }
  }
}`);

/** A row of a reference list; retired ones are chosen no more. */
export interface Listed extends Named {
  position: number;
  retired: boolean;
}

export interface CapabilityLists {
  capabilities: (Listed & { kind: string; organizationFacingDescription: string | null })[];
  bannerSizes: Listed[];
  bannerPlacements: Listed[];
  logoPlacements: Listed[];
  socialMediaChannels: Listed[];
}
export type CapabilityFormOrganization = Named & {
  playLocations: { id: number; nickname: string; address: string }[];
  sponsorableProperties: Program[];
  organizationCapabilities: Sold[];
};

/** The lists of the capability form, and what the organization has; null for any other organization (B-007). */
export const capabilityForm = gql<
  CapabilityLists & { organization: CapabilityFormOrganization | null },
  { id: number }
>(`query CapabilityForm($id: Int!) {
  capabilities { id name kind position retired organizationFacingDescription }
  bannerSizes { id name position retired }
  bannerPlacements { id name position retired }
  logoPlacements { id name position retired }
  socialMediaChannels { id name position retired }
  organization(id: $id) {
    id name
    playLocations { id nickname address }
    sponsorableProperties { ${program} }
    organizationCapabilities { ${sold} }
  }
}`);

/** The changed fields of what is sold, named as the form and the API name them. */
export type CapabilityInput = Record<string, string | number | boolean | number[] | null>;

export const createCapability = gql<
  { createOrganizationCapability: { organizationCapability: { id: number } } },
  { input: CapabilityInput & { organizationId: number; capabilityId: number } }
>(`mutation SellCapability($input: CreateOrganizationCapabilityInput!) {
  createOrganizationCapability(input: $input) { organizationCapability { id } }
}`);

export const updateCapability = gql<
  { updateOrganizationCapability: { organizationCapability: { id: number } } },
  { input: CapabilityInput & { id: number } }
>(`mutation ChangeSoldCapability($input: UpdateOrganizationCapabilityInput!) {
  updateOrganizationCapability(input: $input) { organizationCapability { id } }
}`);

/** Takes it off the list; refused while a package holds it (L-338). */
export const archiveCapability = gql<
  { deleteOrganizationCapability: { clientMutationId: string | null } },
  { input: { id: number } }
>(`mutation ArchiveSoldCapability($input: DeleteOrganizationCapabilityInput!) {
  deleteOrganizationCapability(input: $input) { clientMutationId }
}`);

export interface PackageInput {
  name: string;
  price: string;
  sponsorablePropertyIds: number[];
  packageDescription: string | null;
}

export const createPackage = gql<
  { createOrganizationPackage: { organizationPackage: { id: number } } },
  { input: Omit<PackageInput, 'packageDescription'> & { organizationId: number } }
>(`mutation CreateLeaguePackage($input: CreateOrganizationPackageInput!) {
  createOrganizationPackage(input: $input) { organizationPackage { id } }
}`);

export const updatePackage = gql<
  { updateOrganizationPackage: { organizationPackage: { id: number } } },
  { input: Partial<PackageInput> & { id: number } }
>(`mutation UpdateLeaguePackage($input: UpdateOrganizationPackageInput!) {
  updateOrganizationPackage(input: $input) { organizationPackage { id } }
}`);

export const removePackage = gql<
  { removeOrganizationPackage: { clientMutationId: string | null } },
  { input: { organizationPackageId: number } }
>(`mutation RemoveLeaguePackage($input: RemoveOrganizationPackageInput!) {
  removeOrganizationPackage(input: $input) { clientMutationId }
}`);

/** Puts a capability into a package, or changes how many of it. */
export const addToPackage = gql<
  { addCapabilityToPackage: { organizationPackage: { id: number } } },
  { input: { organizationPackageId: number; organizationCapabilityId: number; quantity: number } }
>(`mutation AddToLeaguePackage($input: AddCapabilityToPackageInput!) {
  addCapabilityToPackage(input: $input) { organizationPackage { id } }
}`);

export const takeFromPackage = gql<
  { removeOrganizationCapabilityPackage: { organizationPackage: { id: number } | null } },
  { input: { organizationCapabilityPackageId: number } }
>(`mutation TakeFromLeaguePackage($input: RemoveOrganizationCapabilityPackageInput!) {
  removeOrganizationCapabilityPackage(input: $input) { organizationPackage { id } }
}`);
