/** Columns of the console's lists that cannot be sorted or filtered by, by the list's name. */

/** Columns that no list of the console offers for sorting. */
export const UNSORTED: Record<string, string[]> = {
  check: [
    'ageDays',
    'campaignId',
    'decidedById',
    'decidedByName',
    'actionReason',
    'estimatedArrivalDate',
    'firstApprovedById',
    'firstApprovedByName',
    'printedAt',
    'replacesId',
    'runId',
    'clearedAmount',
    'clearedOn',
    'outstandingDays',
    'returnedOn',
    'stoppedOn',
    'validUntil',
    'withheld',
  ],
  mail: ['notBefore', 'offerId'],
  auditEntry: [
    'tableName',
    'rowId',
    'op',
    'actorRole',
    'linkKind',
    'userId',
    'userName',
    'userEmail',
    'parentTable',
    'parentId',
    'organizationId',
    'sponsorId',
  ],
};

/** Columns that no index could cover, or that no list shows. */
export const UNFILTERED: Record<string, string[]> = {
  check: [
    'actionReason',
    'ageDays',
    'clearedAmount',
    'estimatedArrivalDate',
    'firstApprovedByName',
    'outstandingDays',
    'printedAt',
    'replacesId',
    'returnedOn',
    'stoppedOn',
    'withheld',
  ],
  auditEntry: ['actorRole', 'parentTable', 'parentId', 'sponsorId'],
};
