import { gql } from '../../../../ui/graphql.ts';
import { type Detail, detailFields } from '../../../../ui/organization/selling.ts';

type Named = { id: number; name: string };
type ById = { id: number };

export type Sold = Named & {
  description: string | null;
  archived: boolean;
  capability: Named & { kind: string };
  capabilityDetail: (Detail & ById) | null;
};

export type Program = Named & { season: string; dataConfidence: string | null };

export type Held = {
  id: number;
  quantity: number;
  organizationCapability: Named & { capabilityDetail: { id: number; maxForSale: number | null } | null };
};

export type Package = Named & {
  price: string;
  packageType: string;
  packageDescription: string | null;
  sponsorablePropertyIds: number[];
  sponsorableProperties: Named[];
  organizationCapabilityPackages: Held[];
};

const sold = `id name description archived capability { id name kind } capabilityDetail { id ${detailFields} }`;
const program = 'id name season dataConfidence';
const onePackage = `id name price packageType packageDescription sponsorablePropertyIds sponsorableProperties { id name }
  organizationCapabilityPackages { id quantity organizationCapability { id name capabilityDetail { id maxForSale } } }`;

export const OrganizationCapabilitiesDocument = gql<
  { organization: { id: number; organizationCapabilities: Sold[] } | null },
  ById
>(`
  query OrganizationCapabilities($id: Int!) {
    organization(id: $id) { id organizationCapabilities { ${sold} } }
  }
`);

export type Listed = Named & { position: number; retired: boolean };
export type CapabilityLists = {
  capabilities: (Listed & { kind: string })[];
  bannerSizes: Listed[];
  bannerPlacements: Listed[];
  logoPlacements: Listed[];
  socialMediaChannels: Listed[];
};
export type Seller = {
  id: number;
  playLocations: { id: number; nickname: string }[];
  sponsorableProperties: Program[];
  organizationCapabilities: Sold[];
};

/** The lists of the capability form, and what the organization has (B-156). */
export const OrganizationCapabilityFormDocument = gql<CapabilityLists & { organization: Seller | null }, ById>(`
  query OrganizationCapabilityForm($id: Int!) {
    capabilities { id name kind position retired }
    bannerSizes { id name position retired }
    bannerPlacements { id name position retired }
    logoPlacements { id name position retired }
    socialMediaChannels { id name position retired }
    organization(id: $id) {
      id
      playLocations { id nickname }
      sponsorableProperties { ${program} }
      organizationCapabilities { ${sold} }
    }
  }
`);

export const CreateOrganizationCapabilityDocument = gql<
  { createOrganizationCapability: { organizationCapability: ById } },
  { input: Record<string, unknown> }
>(`
  mutation CreateOrganizationCapability($input: CreateOrganizationCapabilityInput!) {
    createOrganizationCapability(input: $input) { organizationCapability { id } }
  }
`);

export const UpdateOrganizationCapabilityDocument = gql<
  { updateOrganizationCapability: { organizationCapability: ById } },
  { input: ById & Record<string, unknown> }
>(`
  mutation UpdateOrganizationCapability($input: UpdateOrganizationCapabilityInput!) {
    updateOrganizationCapability(input: $input) { organizationCapability { id } }
  }
`);

export const DeleteOrganizationCapabilityDocument = gql<
  { deleteOrganizationCapability: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteOrganizationCapability($input: DeleteOrganizationCapabilityInput!) {
    deleteOrganizationCapability(input: $input) { clientMutationId }
  }
`);

export const OrganizationPackagesDocument = gql<
  {
    organization: {
      id: number;
      websiteSponsorshipsUrl: string | null;
      sponsorableProperties: Program[];
      organizationPackages: Package[];
    } | null;
  },
  ById
>(`
  query OrganizationPackages($id: Int!) {
    organization(id: $id) {
      id websiteSponsorshipsUrl
      sponsorableProperties { ${program} }
      organizationPackages { ${onePackage} }
    }
  }
`);

/** One package with what may be put into it (B-173, B-175). */
export const OrganizationPackageDocument = gql<
  {
    organizationPackage:
      | (Package & {
          organization: {
            id: number;
            sponsorableProperties: Program[];
            organizationCapabilities: (Named & { archived: boolean })[];
          };
        })
      | null;
  },
  ById
>(`
  query OrganizationPackage($id: Int!) {
    organizationPackage(id: $id) {
      ${onePackage}
      organization { id sponsorableProperties { ${program} } organizationCapabilities { id name archived } }
    }
  }
`);

export const CreateOrganizationPackageDocument = gql<
  { createOrganizationPackage: { organizationPackage: ById } },
  {
    input: {
      organizationId: number;
      name: string;
      packageType: string;
      price: number;
      sponsorablePropertyIds: number[];
    };
  }
>(`
  mutation CreateOrganizationPackage($input: CreateOrganizationPackageInput!) {
    createOrganizationPackage(input: $input) { organizationPackage { id } }
  }
`);

export const UpdateOrganizationPackageDocument = gql<
  { updateOrganizationPackage: { organizationPackage: ById } },
  { input: ById & Record<string, unknown> }
>(`
  mutation UpdateOrganizationPackage($input: UpdateOrganizationPackageInput!) {
    updateOrganizationPackage(input: $input) { organizationPackage { id } }
  }
`);

export const RemoveOrganizationPackageDocument = gql<
  { removeOrganizationPackage: { clientMutationId: string | null } },
  { input: { organizationPackageId: number } }
>(`
  mutation RemoveOrganizationPackage($input: RemoveOrganizationPackageInput!) {
    removeOrganizationPackage(input: $input) { clientMutationId }
  }
`);

/** Puts a capability into a package, or changes how many of it (B-175). */
export const AddCapabilityToPackageDocument = gql<
  { addCapabilityToPackage: { organizationPackage: ById } },
  { input: { organizationPackageId: number; organizationCapabilityId: number; quantity: number } }
>(`
  mutation AddCapabilityToPackage($input: AddCapabilityToPackageInput!) {
    addCapabilityToPackage(input: $input) { organizationPackage { id } }
  }
`);

export const RemoveOrganizationCapabilityPackageDocument = gql<
  { removeOrganizationCapabilityPackage: { organizationPackage: ById | null } },
  { input: { organizationCapabilityPackageId: number } }
>(`
  mutation RemoveOrganizationCapabilityPackage($input: RemoveOrganizationCapabilityPackageInput!) {
    removeOrganizationCapabilityPackage(input: $input) { organizationPackage { id } }
  }
`);
