/** Messages of the notices about the user's changes. */
import { pluralise } from '../../../ui/formats.ts';
import type { OperationName, ResultOf, VariablesOf } from '../dataProvider/operationsOf.ts';
import { recordLabel } from '../history/labels.ts';
import type { MadeChange } from './made.ts';

type Message<Name extends OperationName> =
  | string
  | ((data: ResultOf<Name>, variables: VariablesOf<Name>) => string | undefined);

const properties = (offers: readonly unknown[] | null | undefined) =>
  `${pluralise(offers?.length ?? 0, 'sponsorable property', 'sponsorable properties')} added to the campaign.`;

const reviewed: Readonly<Record<string, string>> = {
  verified: 'Photo accepted',
  rejected: 'Photo rejected. The league will be emailed in 10 minutes',
  pending: 'Photo set to pending',
};

/**
 * Messages of operations other than creating, updating or deleting a record. Operations without a message are not
 * announced: they send emails or end sessions and links, or their dialog shows the outcome.
 */
const operationMessages: { readonly [Name in OperationName]?: Message<Name> } = {
  addAddressToLocationFilter: 'Place added',
  addAllAvailableSponsorablePropertiesToCampaign: (_data, { input }) =>
    `All available sponsorable properties ${input.includeConflicts ? '' : 'without a conflict '}were added to the campaign.`,
  addCapabilityToPackage: 'Package saved',
  addGeometriesToLocationFilter: 'Places added',
  addOrganizationSponsorablePropertiesToCampaign: ({ addOrganizationSponsorablePropertiesToCampaign: { offers } }) =>
    properties(offers),
  addPreviousPartnersToCampaign: ({ addPreviousPartnersToCampaign: { offers } }) => properties(offers),
  addSponsorablePropertiesToCampaign: ({ addSponsorablePropertiesToCampaign: { offers } }) => properties(offers),
  acceptVerificationImages: ({ acceptVerificationImages: { verificationImages } }, { input }) => {
    const accepted = verificationImages?.length ?? 0;
    const left = (input.ids?.length ?? 0) - accepted;
    if (!accepted) return 'No photos were accepted: they have already been reviewed or have no deadline.';
    return `${pluralise(accepted, 'photo')} accepted${left ? `, ${left} skipped` : ''}`;
  },
  addZips: 'ZIPs added',
  addZipsToLocationFilter: 'Places added',
  answerPhotoRequest: ({ answerPhotoRequest: { photoRequest } }) =>
    photoRequest?.status === 'done'
      ? `Photo ${photoRequest.wish === 'hide' ? 'hidden from the sponsor' : 'featured'}`
      : 'Request declined',
  replyToFeedback: 'Reply sent',
  cancelCheck: 'Check canceled',
  confirmOrganizationUser: 'User confirmed',
  setMemberRole: 'Role changed',
  startHandover: 'Handover started',
  acceptHandover: 'League handed over',
  cancelHandover: 'Handover canceled',
  undoHandover: 'Handover undone',
  createCheck: 'Check written',
  createYouthSportsSeasonProspects: ({ createYouthSportsSeasonProspects: { offers } }) => properties(offers),
  deleteLocation: 'Location removed',
  dismissDuplicate: (_data, { input }) =>
    input.dismissed === false ? 'They are listed as likely duplicates again.' : 'Marked as not duplicates.',
  dissociateSponsorUser: 'User removed',
  limitSponsorUser: 'Access saved',
  dissociateUserAndOrganization: 'User removed',
  endRecapLink: 'Link revoked',
  duplicateCampaign: 'Campaign duplicated',
  markDeadlineAsDidNotComplete: 'Deadline marked as not completed',
  mergeOrganizations: ({ mergeOrganizations: { merge } }) =>
    merge ? `${merge.mergedName} was merged into ${merge.survivorName}.` : undefined,
  moveConfirmedOfferToCampaign: 'Sponsorship moved',
  orderCampaignRecords: 'Order saved',
  removeOrganizationCapabilityPackage: 'Capability removed from the package',
  removeOrganizationPackage: 'Package removed',
  removeSponsorablePropertiesFromCampaign: (_data, { input }) =>
    `${pluralise((input.offerIds as readonly unknown[] | null)?.length ?? 0, 'sponsorship')} removed from the campaign`,
  removeVerificationDeadline: 'Deadline removed',
  removeZip: (_data, { input }) => `${input.zip} removed`,
  replaceCreatives: 'Creatives replaced',
  restoreDeleted: 'Restored',
  reviewVerificationImage: (_data, { input }) => reviewed[String(input.status).toLowerCase()] ?? 'Photo saved',
  revokeForwardedTask: 'Task taken back',
  rollOverCampaigns: 'Campaigns created',
  setOfferTerms: ({ setOfferTerms: { result } }) => {
    const set = `Value and assets of ${pluralise(result?.changedOfferIds.length ?? 0, 'offer')} set`;
    const skipped = (result?.refused.length ?? 0) + (result?.conflicts.length ?? 0);
    return skipped ? `${set}, ${skipped} skipped` : set;
  },
  setPhotoReleases: ({ setPhotoReleases: { verificationImages } }, { input }) => {
    const changed = pluralise(verificationImages?.length ?? 0, 'photo');
    return input.release === 'agreed' ? `${changed} shown to the sponsor` : `${changed} withheld`;
  },
  undoChange: ({ undoChange: { result } }) => {
    const { undone, left } = result;
    if (undone.length === 0) return undefined; // The dialog shows the reason.
    const back = `${pluralise(undone.length, 'record')} undone`;
    return left.length ? `${back}, ${left.length} skipped` : back;
  },
  updateVerificationDeadlineResponse: 'Answer saved',
  upsertAddress: 'Address saved',
};

/** Resources that hold a user's own list views. */
const UNANNOUNCED = ['listViews'];

const verbs = { create: 'added', update: 'saved', delete: 'deleted' } as const;
const tableOf = (resource: string) => resource.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The notice of a change; undefined if it is not announced. react-admin's `meta.notice` overrides it. */
export function messageOfChange(change: MadeChange): string | undefined {
  if (change.kind === 'operation') {
    const message = operationMessages[change.operation as OperationName] as Message<OperationName> | undefined;
    if (typeof message === 'function') return message(change.data as never, change.variables as never);
    return change.changeId === null ? undefined : message;
  }
  const { resource, method, params, data } = change;
  if (UNANNOUNCED.includes(resource)) return undefined;
  if (method === 'updateMany') return `${pluralise(params.ids.length, 'record')} changed`;
  if (change.changeId === null) return undefined;
  if (params.meta?.notice) return params.meta.notice;
  const name = data?.name ?? data?.nickname ?? data?.title;
  return `${recordLabel(tableOf(resource))}${name ? ` “${name}”` : ''} ${verbs[method]}`;
}
