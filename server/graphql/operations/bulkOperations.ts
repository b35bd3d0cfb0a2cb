import { type PatchOperation, patchOperations } from './patchOperations.ts';

/** An update of many records of a resource with the same values; all or none change. */
export interface BulkOperation {
  /** GraphQL name, and the payload field of the records. */
  call: string;
  records: string;
  /** PostGraphile resource (the table's name) and type of the records. */
  resource: string;
  type: string;
  /** SDL of the fields that can be updated in many records: fields of the single update. */
  fields: string;
  /** The function of the single update; without one, the table is updated under the viewer's column grants. */
  single?: PatchOperation;
}

/** A bulk update through the function of the single one. `own`: its fields that differ between records. */
function throughFunction(singleCall: string, call: string, own: string[]): BulkOperation {
  const single = patchOperations.find((operation) => operation.call === singleCall);
  if (!single) throw new Error(`There is no patch call ${singleCall}.`);
  const fields = [...single.fields.matchAll(/(\w+):\s*([[\]!\w]+)/g)]
    .filter(([, name]) => !own.includes(name as string))
    .map(([field]) => field)
    .join(' ');
  const records = call.charAt(6).toLowerCase() + call.slice(7);
  return { call, records, resource: single.resource, type: single.type, fields, single };
}

export const bulkOperations: BulkOperation[] = [
  throughFunction('updateOrganization', 'updateOrganizations', [
    'name',
    'contactEmail',
    'contactPhone',
    'websiteUrl',
    'websiteSponsorshipsUrl',
    'hubspotCompanyId',
    'socialMedia',
  ]),
  throughFunction('updateCampaign', 'updateCampaigns', ['name', 'customQuestions']),
  throughFunction('updateOffer', 'updateOffers', ['assets']),
  throughFunction('updateSponsorableProperty', 'updateSponsorableProperties', [
    'name',
    'organizationId',
    'playLocationsIds',
    'primaryPlayLocationId',
  ]),
  throughFunction('updateVerificationDeadline', 'updateVerificationDeadlines', ['name']),
  throughFunction('updateOrganizationCapability', 'updateOrganizationCapabilities', [
    'name',
    'playLocationIds',
    'sponsorablePropertyIds',
  ]),
  throughFunction('updateOrganizationPackage', 'updateOrganizationPackages', ['name', 'sponsorablePropertyIds']),
  {
    call: 'updatePlayLocations',
    records: 'playLocations',
    resource: 'play_locations',
    type: 'PlayLocation',
    fields: 'city: String state: String zipcode: String country: Country',
  },
  {
    call: 'updateCampaignCapabilities',
    records: 'campaignCapabilities',
    resource: 'campaign_capabilities',
    type: 'CampaignCapability',
    fields: 'minimumQuantity: Int quantity: Int executionExpectations: String',
  },
  {
    call: 'updateDefaultVerificationDeadlines',
    records: 'defaultVerificationDeadlines',
    resource: 'default_verification_deadlines',
    type: 'DefaultVerificationDeadline',
    fields: `deadline: Date offset: Int offsetType: OffsetType requiresCreatives: Boolean
      verificationReminderInstructions: String`,
  },
  {
    call: 'updateTestimonials',
    records: 'testimonials',
    resource: 'testimonials',
    type: 'Testimonial',
    fields: 'attribution: String',
  },
  {
    call: 'updateCampaignStatistics',
    records: 'campaignStatistics',
    resource: 'campaign_statistics',
    type: 'CampaignStatistic',
    fields: 'description: String iconName: StatisticIcon',
  },
  {
    call: 'updateCreativeContentTemplates',
    records: 'creativeContentTemplates',
    resource: 'creative_content_templates',
    type: 'CreativeContentTemplate',
    fields: 'content: String',
  },
  {
    call: 'updateTasks',
    records: 'tasks',
    resource: 'tasks',
    type: 'Task',
    fields: 'dueDate: Date assigneeId: Int done: Boolean',
  },
];
