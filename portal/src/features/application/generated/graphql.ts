// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type ApplicationViewFragment = { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null };

export type SponsorshipApplicationViewQueryVariables = { [key: string]: never; };

export type SponsorshipApplicationViewQuery = { today: string, sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null };

export type SponsorshipApplicationOptionsQueryVariables = { [key: string]: never; };

export type SponsorshipApplicationOptionsQuery = { sponsorshipApplicationOptionsList: { interestsList: Array<{ id: string | null, text: string | null, section: string | null } | null> | null, bannerSizesList: Array<{ id: number | null, name: string | null } | null> | null, bannerPlacementsList: Array<{ id: number | null, name: string | null } | null> | null } | null, organizationTypes: Array<{ id: number, name: string, position: number, retired: boolean }>, competitivenesses: Array<{ id: number, name: string, position: number, retired: boolean }>, sports: Array<{ id: number, name: string, position: number, retired: boolean }> };

export type SaveApplicationStepDataMutationVariables = {
  input: Schema.SaveApplicationStepDataInput;
};

export type SaveApplicationStepDataMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSponsorshipApplicationMutationVariables = {
  input: Schema.UpsertSponsorshipApplicationInput;
};

export type UpsertSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertPrimaryContactMutationVariables = {
  input: Schema.UpsertPrimaryContactInput;
};

export type UpsertPrimaryContactMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSponsorablePropertiesMutationVariables = {
  input: Schema.UpsertSponsorablePropertiesInput;
};

export type UpsertSponsorablePropertiesMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertPlayLocationsMutationVariables = {
  input: Schema.UpsertPlayLocationsInput;
};

export type UpsertPlayLocationsMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpdateOrganizationInSponsorshipApplicationMutationVariables = {
  input: Schema.UpdateOrganizationInSponsorshipApplicationInput;
};

export type UpdateOrganizationInSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertCustomResponsesMutationVariables = {
  input: Schema.UpsertCustomResponsesInput;
};

export type UpsertCustomResponsesMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTournamentMutationVariables = {
  input: Schema.UpsertTournamentInput;
};

export type UpsertTournamentMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTeamGameJerseyMutationVariables = {
  input: Schema.UpsertTeamGameJerseyInput;
};

export type UpsertTeamGameJerseyMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTeamWarmupMutationVariables = {
  input: Schema.UpsertTeamWarmupInput;
};

export type UpsertTeamWarmupMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertGameSignageMutationVariables = {
  input: Schema.UpsertGameSignageInput;
};

export type UpsertGameSignageMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertGiveawayAndCouponMutationVariables = {
  input: Schema.UpsertGiveawayAndCouponInput;
};

export type UpsertGiveawayAndCouponMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSeminarMutationVariables = {
  input: Schema.UpsertSeminarInput;
};

export type UpsertSeminarMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSamplingAndTablingMutationVariables = {
  input: Schema.UpsertSamplingAndTablingInput;
};

export type UpsertSamplingAndTablingMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertPhotosMutationVariables = {
  input: Schema.UpsertPhotosInput;
};

export type UpsertPhotosMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertWebsiteBannerMutationVariables = {
  input: Schema.UpsertWebsiteBannerInput;
};

export type UpsertWebsiteBannerMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSurveysMutationVariables = {
  input: Schema.UpsertSurveysInput;
};

export type UpsertSurveysMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertEmailOrSocialMediaMutationVariables = {
  input: Schema.UpsertEmailOrSocialMediaInput;
};

export type UpsertEmailOrSocialMediaMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type RenewSponsorshipApplicationMutationVariables = {
  input: Schema.RenewSponsorshipApplicationInput;
};

export type RenewSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Schema.Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type TrackApplicationEventMutationVariables = {
  input: Schema.TrackApplicationEventInput;
};

export type TrackApplicationEventMutation = { trackApplicationEvent: { tracked: boolean | null } | null };

export type CityBelongsToZipQueryVariables = {
  city: string;
  state: string;
  zip: string;
};

export type CityBelongsToZipQuery = { cityBelongsToZip: boolean | null };

export const SponsorshipApplicationViewDocument = { id: 'po4mI8656g', name: 'SponsorshipApplicationView', kind: 'query' } as TypedDocument<SponsorshipApplicationViewQuery, SponsorshipApplicationViewQueryVariables>;
export const SponsorshipApplicationOptionsDocument = { id: '0GZ0_Dpea5', name: 'SponsorshipApplicationOptions', kind: 'query' } as TypedDocument<SponsorshipApplicationOptionsQuery, SponsorshipApplicationOptionsQueryVariables>;
export const SaveApplicationStepDataDocument = { id: 'oFiQXJEm8d', name: 'SaveApplicationStepData', kind: 'mutation' } as TypedDocument<SaveApplicationStepDataMutation, SaveApplicationStepDataMutationVariables>;
export const UpsertSponsorshipApplicationDocument = { id: 'BZPNHPCuLZ', name: 'UpsertSponsorshipApplication', kind: 'mutation' } as TypedDocument<UpsertSponsorshipApplicationMutation, UpsertSponsorshipApplicationMutationVariables>;
export const UpsertPrimaryContactDocument = { id: 'gv7f-B5ta5', name: 'UpsertPrimaryContact', kind: 'mutation' } as TypedDocument<UpsertPrimaryContactMutation, UpsertPrimaryContactMutationVariables>;
export const UpsertSponsorablePropertiesDocument = { id: 'Pd1XRJ_cu1', name: 'UpsertSponsorableProperties', kind: 'mutation' } as TypedDocument<UpsertSponsorablePropertiesMutation, UpsertSponsorablePropertiesMutationVariables>;
export const UpsertPlayLocationsDocument = { id: '-02Z8i5VuV', name: 'UpsertPlayLocations', kind: 'mutation' } as TypedDocument<UpsertPlayLocationsMutation, UpsertPlayLocationsMutationVariables>;
export const UpdateOrganizationInSponsorshipApplicationDocument = { id: 'iET_JiSIrL', name: 'UpdateOrganizationInSponsorshipApplication', kind: 'mutation' } as TypedDocument<UpdateOrganizationInSponsorshipApplicationMutation, UpdateOrganizationInSponsorshipApplicationMutationVariables>;
export const UpsertCustomResponsesDocument = { id: '1_B7Qz57KL', name: 'UpsertCustomResponses', kind: 'mutation' } as TypedDocument<UpsertCustomResponsesMutation, UpsertCustomResponsesMutationVariables>;
export const UpsertTournamentDocument = { id: 'HGu_-IfmCT', name: 'UpsertTournament', kind: 'mutation' } as TypedDocument<UpsertTournamentMutation, UpsertTournamentMutationVariables>;
export const UpsertTeamGameJerseyDocument = { id: 'f5__kBVLbQ', name: 'UpsertTeamGameJersey', kind: 'mutation' } as TypedDocument<UpsertTeamGameJerseyMutation, UpsertTeamGameJerseyMutationVariables>;
export const UpsertTeamWarmupDocument = { id: 'AYJ59YjsJO', name: 'UpsertTeamWarmup', kind: 'mutation' } as TypedDocument<UpsertTeamWarmupMutation, UpsertTeamWarmupMutationVariables>;
export const UpsertGameSignageDocument = { id: 'c5uPEiP9c4', name: 'UpsertGameSignage', kind: 'mutation' } as TypedDocument<UpsertGameSignageMutation, UpsertGameSignageMutationVariables>;
export const UpsertGiveawayAndCouponDocument = { id: '0UUs9S6Ne-', name: 'UpsertGiveawayAndCoupon', kind: 'mutation' } as TypedDocument<UpsertGiveawayAndCouponMutation, UpsertGiveawayAndCouponMutationVariables>;
export const UpsertSeminarDocument = { id: 'NfQAlUrUE0', name: 'UpsertSeminar', kind: 'mutation' } as TypedDocument<UpsertSeminarMutation, UpsertSeminarMutationVariables>;
export const UpsertSamplingAndTablingDocument = { id: 'h2H8RIoazt', name: 'UpsertSamplingAndTabling', kind: 'mutation' } as TypedDocument<UpsertSamplingAndTablingMutation, UpsertSamplingAndTablingMutationVariables>;
export const UpsertPhotosDocument = { id: '3chSCHfBOW', name: 'UpsertPhotos', kind: 'mutation' } as TypedDocument<UpsertPhotosMutation, UpsertPhotosMutationVariables>;
export const UpsertWebsiteBannerDocument = { id: 'TMOsALgqKh', name: 'UpsertWebsiteBanner', kind: 'mutation' } as TypedDocument<UpsertWebsiteBannerMutation, UpsertWebsiteBannerMutationVariables>;
export const UpsertSurveysDocument = { id: 'QyDjH8VeLI', name: 'UpsertSurveys', kind: 'mutation' } as TypedDocument<UpsertSurveysMutation, UpsertSurveysMutationVariables>;
export const UpsertEmailOrSocialMediaDocument = { id: 'xx9IYG-MGd', name: 'UpsertEmailOrSocialMedia', kind: 'mutation' } as TypedDocument<UpsertEmailOrSocialMediaMutation, UpsertEmailOrSocialMediaMutationVariables>;
export const RenewSponsorshipApplicationDocument = { id: 'mTlPvHf-_y', name: 'RenewSponsorshipApplication', kind: 'mutation' } as TypedDocument<RenewSponsorshipApplicationMutation, RenewSponsorshipApplicationMutationVariables>;
export const TrackApplicationEventDocument = { id: '0tHFwHtUf-', name: 'TrackApplicationEvent', kind: 'mutation' } as TypedDocument<TrackApplicationEventMutation, TrackApplicationEventMutationVariables>;
export const CityBelongsToZipDocument = { id: 'aGSoD7p-vf', name: 'CityBelongsToZip', kind: 'query' } as TypedDocument<CityBelongsToZipQuery, CityBelongsToZipQueryVariables>;
