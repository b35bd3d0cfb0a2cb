import type { CreateSponsorablePropertyInput } from '../../../../ui/generated/schema.ts';
import type {
  MyOrganizationOverviewQuery,
  MyOrganizationProfileQuery,
  OverviewFragment,
  PlayLocationFragment,
  ProgramFragment,
} from './generated/graphql.ts';

export type Named = MyOrganizationOverviewQuery['sports'][number];
export type ProfileHead = NonNullable<MyOrganizationProfileQuery['organization']>;
export type Overview = OverviewFragment;
/** The id is negative while the entry is new (B-082). */
export type SocialMediaEntry = NonNullable<OverviewFragment['socialMedia']>[number];
export type PlayLocation = PlayLocationFragment;
export type Program = ProgramFragment;
export type ProgramInput = CreateSponsorablePropertyInput & { playLocationsIds: number[] };
