import type { Choice } from '../../../db/generated/choices.ts';

export type FilterType = Choice<'filterType'>;

export type Parameters = Record<string, unknown>;

export type SearchFilter = { id: number; type: FilterType; enabled: boolean; parameters: Parameters };

export type Place = {
  id: number;
  name: string;
  kind: string;
  place: string | null;
  lat: number | null;
  lon: number | null;
};

export type LocationFilter = {
  id: number;
  name: string;
  radius: string;
  strategy: string;
  strategyCount: number;
  enabled: boolean;
  locations: Place[];
};

export type TargetingCampaign = {
  id: number;
  name: string;
  season: string;
  year: number;
  status: string;
  prospectingReportId: string | null;
  sponsor: { id: number; name: string };
  offerCountsReport: {
    prospecting: number;
    qualified: number;
    proposed: number;
    confirmed: number;
    removed: number;
  } | null;
  searchFilters: SearchFilter[];
  locationFilters: LocationFilter[];
  radii: { label: string; lat: number; lon: number; miles: number }[];
  campaignGeometries: { id: number; label: string; geoJson: unknown }[];
};

export type Property = {
  id: number;
  name: string;
  season: string;
  numberOfPlayers: number | null;
  dataConfidence: string;
  city: string | null;
  state: string | null;
  lat: number | null;
  lon: number | null;
  sport: { id: number; name: string } | null;
  sponsorablePropertyCapabilitiesCount: number | null;
  sponsorablePropertyPackagesCount: number | null;
  organization: { id: number; name: string; eventsSurveyResponses: { id: number }[] };
  campaignOffer: { id: number; status: string; communicatedToLeague: boolean } | null;
};
