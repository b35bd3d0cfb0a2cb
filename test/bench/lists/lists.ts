/** Ten lists of the console, each in its default order. */
export interface List {
  title: string;
  /** The view or table, and its field and type in the API. */
  relation: string;
  field: string;
  order: string;
  /** Its name in search_ids (sql/lists/search.sql); absent where there is no search. */
  searched?: string;
  /** The fields that a page shows. */
  columns: string;
}

export const LISTS: List[] = [
  {
    title: 'Organizations',
    relation: 'organization_list_items',
    field: 'organizationListItemsConnection',
    order: 'UPDATED_AT_DESC',
    searched: 'organizations',
    columns:
      'name city state engagementStatus dataConfidence confirmedCount averageConfirmedValue onTimeVerificationPercentage',
  },
  {
    title: 'Sponsors',
    relation: 'sponsor_list_items',
    field: 'sponsorListItemsConnection',
    order: 'UPDATED_AT_DESC',
    searched: 'sponsors',
    columns: 'name activeCampaignsCount campaignsCount updatedAt',
  },
  {
    title: 'Campaigns',
    relation: 'campaign_list_items',
    field: 'campaignListItemsConnection',
    order: 'UPDATED_AT_DESC',
    searched: 'campaigns',
    columns:
      'name sponsorName season year status confirmedCount confirmedPercentage spentPercentage overdueDeadlinesCount nextDate',
  },
  {
    title: 'Offers',
    relation: 'offer_list_items',
    field: 'offerListItemsConnection',
    order: 'UPDATED_AT_DESC',
    searched: 'offers',
    columns:
      'organizationName sponsorablePropertyName city state campaignName sponsorName status value nextDeadline overdueDeadlinesCount',
  },
  {
    title: 'Checks',
    relation: 'check_list_items',
    field: 'checkListItemsConnection',
    order: 'CREATED_AT_DESC',
    searched: 'checks',
    columns: 'number status amount payee organizationName campaignName requestedByName decidedByName',
  },
  {
    title: 'Photos that wait',
    relation: 'pending_image_list_items',
    field: 'pendingImageListItemsConnection',
    order: 'CREATED_AT_DESC',
    searched: 'images',
    columns: 'createdAt deadlineName capabilityName organizationName campaignName sponsorName',
  },
  {
    title: 'Photos without a release',
    relation: 'unreleased_image_list_items',
    field: 'unreleasedImageListItemsConnection',
    order: 'CREATED_AT_DESC',
    searched: 'unreleased_images',
    columns: 'createdAt deadlineName organizationName campaignName sponsorName release',
  },
  {
    title: 'Mails',
    relation: 'mail_list_items',
    field: 'mailListItemsConnection',
    order: 'ID_DESC',
    searched: 'mails',
    columns: 'kind recipient state organizationName sentAt',
  },
  {
    title: 'Audit log',
    relation: 'audit_entry_list_items',
    field: 'auditEntryListItemsConnection',
    order: 'ID_DESC',
    columns: 'at tableName rowId op userName',
  },
  {
    title: 'Users',
    relation: 'users',
    field: 'usersConnection',
    order: 'EMAIL_ASC',
    columns: 'email name role status',
  },
  {
    title: 'Programs',
    relation: 'sponsorable_properties',
    field: 'sponsorablePropertiesConnection',
    order: 'NAME_ASC',
    columns: 'name season numberOfPlayers city state',
  },
];

/** The request for one page of the list: rows, without the total. */
export const pageOf = ({ field, order, columns }: List): string =>
  `query { list: ${field}(first: 25, orderBy: [${order}]) { nodes { id ${columns} } pageInfo { hasNextPage } } }`;
