/**
 * No screen may exhaust the server's memory: every list that an app requests is limited by its document, or is named
 * here with what limits it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { projectDir } from '../../db/settings.ts';
import { collectOperations } from '../../server/graphql/collectOperations.ts';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

/** What keeps a list short although its document does not. */
const SHORT: Record<string, string[]> = {
  'what one person, league, program or sponsor has of a kind that people enter manually': [
    'Organization.eventsSurveyResponses',
    'Organization.organizationCapabilities',
    'Organization.organizationPackages',
    'Organization.playLocations',
    'Organization.socialMedia',
    'Organization.sponsorableProperties',
    'Organization.users',
    'OrganizationCapability.organizationCapabilityPackages',
    'OrganizationPackage.organizationCapabilityPackages',
    'OrganizationPackage.sponsorableProperties',
    'Query.linkChanges',
    'Query.linkMembers',
    'Query.myOrganizations',
    'Query.mySponsors',
    'Query.organizationMembers',
    'Sponsor.campaigns',
    'Sponsor.sponsorUsers',
    'SponsorableProperty.sponsorablePropertyPlayLocations',
    'SeasonYear.primaryStrategistContacts',
  ],
  'sponsorships of one league over the years': ['Organization.offers'],
  'what one campaign asks for or is targeted by': [
    'Campaign.campaignCapabilities',
    'Campaign.campaignGeometries',
    'Campaign.customQuestions',
    'Campaign.locationFilters',
    'Campaign.radii',
    'Campaign.searchFilters',
    'Query.askedCapabilities',
    'CampaignCapability.defaultVerificationDeadlines',
    'LocationFilter.locations',
  ],
  'what belongs to one offer or one of its deadlines': [
    'Capability.capabilityVerificationDeadlines',
    'Offer.assets',
    'Offer.checks',
    'Offer.offerContracts',
    'Offer.preQualSurveyResponses',
    'Offer.sponsorshipEvents',
    'Offer.verificationDeadlines',
    'Offer.verificationImages',
    'VerificationDeadline.creativeContents',
    'VerificationDeadline.creativeFiles',
    'VerificationDeadline.verificationDeadlineResponses',
    'VerificationDeadline.verificationImages',
  ],
  'material and forms of one record': [
    'CapabilityDetail.bannerPlacements',
    'CapabilityDetail.bannerSizes',
    'CapabilityDetail.logoPlacements',
    'CapabilityDetail.organizationPlayLocations',
    'DefaultVerificationDeadline.creativeContentTemplates',
    'DefaultVerificationDeadline.creativeFileTemplates',
  ],
  'reference lists that come by migration, or that staff keep': [
    'Query.bannerPlacements',
    'Query.bannerSizes',
    'Query.capabilities',
    'Query.competitivenesses',
    'Query.logoPlacements',
    'Query.markets',
    'Query.organizationTypes',
    'Query.seasonYears',
    'Query.socialMediaChannels',
    'Query.sports',
    'Query.verificationDeadlineCannedResponses',
    'SponsorshipApplicationOptionsList.bannerPlacementsList',
    'SponsorshipApplicationOptionsList.bannerSizesList',
    'SponsorshipApplicationOptionsList.interestsList',
  ],
  'a function that gives at most 2,000, with few and small fields': ['Query.targetingClusters'],
  'a function that gives at most 1,000, of checks with characters that no font has: few': ['Query.unprintableChecks'],
  'a function that gives at most a hundred': [
    'AddingPlan.conflicts',
    'Query.deletedRecords',
    'Query.mails',
    'Query.myChanges',
    'Query.recordHistory',
    'Query.searchCampaigns',
  ],
  'a function that gives a handful of each kind': [
    'Query.checkSummaries',
    'PendingImageListItem.recentlyAccepted',
    'Query.deadlinesToCome',
    'Query.likelyDuplicates',
    'Query.likelySponsors',
    'Query.organizationMerges',
    'Query.searchRecords',
  ],
  'as many as the catalog has columns, tables or policies': [
    'AccessExplanation.missing',
    'AccessExplanation.policies',
    'MergePreview.bothHave',
    'MergePreview.fields',
    'MergePreview.moves',
  ],
  'what hangs on one record': ['Query.recordAsOf', 'UnmergeResult.leftBehind'],
  'the records of one change, with few and small fields': ['UndoResult.left', 'UndoResult.undone'],
  'people at work: mentioned in one comment, or at one record now': [
    'Comment.commentMentions',
    'RecordPresence.people',
  ],
  'one page of the specification’s own paging': ['ProspectivePropertiesPage.sponsorableProperties'],
  'the staff, and the contact addresses of one league': ['Query.users', 'Query.mailSuppressions'],
  'sponsors and their campaigns: thousands were seen to be quick': ['Query.sponsors'],
  'named by their ids, which a request of a megabyte bounds': [
    'Query.campaigns',
    'Query.organizations',
    'AcceptVerificationImagesPayload.verificationImages',
    'Query.placementConflicts',
    'AddHubspotCampaignPropertyToContactsPayload.offers',
    'AddSponsorablePropertiesToCampaignPayload.offers',
    'MailPlan.again',
    'MailPlan.conflicts',
    'MailPlan.refused',
    'MailPlan.skipped',
    'MailPlan.unreachable',
    'MailPreview.skipped',
    'MarkAsQualifiedPayload.offers',
    'MarkChecksMailedPayload.checks',
    'OfferTermsPlan.budgets',
    'OfferTermsPlan.offers',
    'SetOfferTermsResult.refused',
    'ReplaceCreativesPayload.offers',
    'SendOfferEmailsResult.refused',
    'SendOfferEmailsResult.skipped',
    'SendSponsorablePropertyOnboardingEmailsPayload.offers',
    'SendSponsorshipApplicationPayload.offers',
  ],
  'one campaign’s leagues, with few and small fields': [
    'DashboardCampaign.creativeContents',
    'DashboardCampaign.creativeFiles',
    'DashboardCampaign.leagues',
    'DashboardCampaign.statistics',
    'DefaultVerificationDeadline.offersToReplace',
    'Query.dashboardCampaigns',
    'Query.dashboardCreativeContents',
    'Query.dashboardCreativeFiles',
    'Query.dashboardChoices',
    'Query.dashboardDeliveries',
    'Query.dashboardEvents',
    'Query.dashboardPlaces',
    'Query.dashboardSponsors',
    'Query.dashboardStatistics',
    'Query.dashboardSummaries',
    'Query.dashboardTestimonials',
    'Query.dashboardWeeks',
    'AddOrganizationSponsorablePropertiesToCampaignPayload.offers',
    'AddPreviousPartnersToCampaignPayload.offers',
    'CreateYouthSportsSeasonProspectsPayload.offers',
  ],
};

/** "Type.field" of each list that a document requests without a limit. */
async function unboundedLists(): Promise<Set<string>> {
  const schema = buildSchema(read('server/schema.graphql'));
  const found = new Set<string>();
  for (const { text } of collectOperations()) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field(node) {
          const field = types.getFieldDef();
          const parent = types.getParentType();
          if (!field || !parent || parent.name.endsWith('Connection')) return;
          const counted = node.selectionSet?.selections.every(
            (one) => one.kind === 'Field' && !['nodes', 'edges'].includes(one.name.value),
          );
          const connection = getNamedType(field.type).name.endsWith('Connection') && !counted;
          const list = isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));
          const bounded = node.arguments?.some(({ name }) => name.value === 'first' || name.value === 'perPage');
          if ((connection || list) && !bounded) found.add(`${parent.name}.${field.name}`);
        },
      }),
    );
  }
  return found;
}

it('every list is bounded by its document or known to be short', async () => {
  const found = await unboundedLists();
  const known = Object.values(SHORT).flat();
  const problems = [
    ...[...found]
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is not bounded: pass "first" in the document, or add it to SHORT in this file.`),
    ...known
      .filter((name, index) => !found.has(name) || known.indexOf(name) !== index)
      .map((name) => `Remove ${name} from SHORT in this file.`),
  ];
  expect(problems).toEqual([]);
});
