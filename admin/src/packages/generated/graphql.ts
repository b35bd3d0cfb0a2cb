// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type OrganizationPackagesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.OrganizationPackageOrderBy> | Schema.OrganizationPackageOrderBy | null | undefined;
  filter?: Schema.OrganizationPackageWhere | null | undefined;
};

export type OrganizationPackagesListQuery = { list: { nodes: Array<{ id: number, organizationId: number, name: string, price: string, packageType: Schema.PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationPackagesOneQueryVariables = {
  id: number;
};

export type OrganizationPackagesOneQuery = { record: { id: number, organizationId: number, name: string, price: string, packageType: Schema.PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> } | null };

export type OrganizationPackagesCreateMutationVariables = {
  input: Schema.CreateOrganizationPackageInput;
};

export type OrganizationPackagesCreateMutation = { result: { changeId: string | null, record: { id: number, organizationId: number, name: string, price: string, packageType: Schema.PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> } } };

export type OrganizationPackagesUpdateMutationVariables = {
  input: Schema.UpdateOrganizationPackageInput;
};

export type OrganizationPackagesUpdateMutation = { result: { changeId: string | null, record: { id: number, organizationId: number, name: string, price: string, packageType: Schema.PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> } } };

export type RemoveOrganizationPackageMutationVariables = {
  input: Schema.RemoveOrganizationPackageInput;
};

export type RemoveOrganizationPackageMutation = { removeOrganizationPackage: { changeId: string | null } };

export type AddCapabilityToPackageMutationVariables = {
  input: Schema.AddCapabilityToPackageInput;
};

export type AddCapabilityToPackageMutation = { addCapabilityToPackage: { changeId: string | null } };

export type RemoveOrganizationCapabilityPackageMutationVariables = {
  input: Schema.RemoveOrganizationCapabilityPackageInput;
};

export type RemoveOrganizationCapabilityPackageMutation = { removeOrganizationCapabilityPackage: { changeId: string | null } };

export type PackageRecordFragment = { id: number, organizationId: number, name: string, price: string, packageType: Schema.PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> };

export const OrganizationPackagesListDocument = { id: 'BBwpCrrxwH', name: 'OrganizationPackagesList', kind: 'query' } as TypedDocument<OrganizationPackagesListQuery, OrganizationPackagesListQueryVariables>;
export const OrganizationPackagesOneDocument = { id: 'Nb4noYTKnr', name: 'OrganizationPackagesOne', kind: 'query' } as TypedDocument<OrganizationPackagesOneQuery, OrganizationPackagesOneQueryVariables>;
export const OrganizationPackagesCreateDocument = { id: 'Myf6K3EQxy', name: 'OrganizationPackagesCreate', kind: 'mutation' } as TypedDocument<OrganizationPackagesCreateMutation, OrganizationPackagesCreateMutationVariables>;
export const OrganizationPackagesUpdateDocument = { id: 'Zw4TnpC5Wt', name: 'OrganizationPackagesUpdate', kind: 'mutation' } as TypedDocument<OrganizationPackagesUpdateMutation, OrganizationPackagesUpdateMutationVariables>;
export const RemoveOrganizationPackageDocument = { id: 'KvXJSKueGk', name: 'RemoveOrganizationPackage', kind: 'mutation' } as TypedDocument<RemoveOrganizationPackageMutation, RemoveOrganizationPackageMutationVariables>;
export const AddCapabilityToPackageDocument = { id: 'B8sVZnbE7X', name: 'AddCapabilityToPackage', kind: 'mutation' } as TypedDocument<AddCapabilityToPackageMutation, AddCapabilityToPackageMutationVariables>;
export const RemoveOrganizationCapabilityPackageDocument = { id: 'wyP20hnBxz', name: 'RemoveOrganizationCapabilityPackage', kind: 'mutation' } as TypedDocument<RemoveOrganizationCapabilityPackageMutation, RemoveOrganizationCapabilityPackageMutationVariables>;
