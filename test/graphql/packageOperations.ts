/** The mutations of a league's capabilities and packages. */
import type { TestServer } from '../harness/server.ts';
import { mutationText } from './mutationText.ts';

/** The payload's fields of each mutation. */
const selections = {
  createOrganizationCapability:
    'organizationCapability { id name capabilityDetail { price maxForSale bannerSizeIds } }',
  updateOrganizationCapability:
    'organizationCapability { id name capabilityDetail { price maxForSale bannerSizeIds } }',
  deleteOrganizationCapability: 'organizationCapability { id archived }',
  createOrganizationPackage: 'organizationPackage { id name price packageType sponsorablePropertyIds }',
  updateOrganizationPackage:
    'organizationPackage { id name price packageDescription packageType sponsorablePropertyIds }',
  removeOrganizationPackage: 'organizationPackage { id }',
  addCapabilityToPackage: 'organizationPackage { organizationCapabilityPackages { id quantity } }',
  removeOrganizationCapabilityPackage: 'organizationPackage { organizationCapabilityPackages { id } }',
} as const;

/** The name of a mutation. */
export type Operation = keyof typeof selections;
/** A mutation's input. */
export type Input = Record<string, unknown>;

/** The document of a mutation. */
export const documentOf = (name: Operation): string => mutationText(name, selections[name]);

/** Sends the mutations with the token of a league, or another one. */
export const packageOperations = (server: TestServer, league: string) => ({
  /** The payload; throws if the mutation is refused. */
  run: async (name: Operation, input: Input, token = league) =>
    (await server.data(documentOf(name), { input }, token))[name],
  /** The error; undefined if the mutation is not refused. */
  refused: async (name: Operation, input: Input, token = league) =>
    (await server.graphql(documentOf(name), { input }, token)).errors?.[0],
});
