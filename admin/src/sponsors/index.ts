import type { ResourceProps } from 'react-admin';

/** Sponsors stand under the planner's address (S-006), so the routes are in `routes.tsx`. */
export const sponsors: Partial<ResourceProps> = { hasCreate: true, hasEdit: true, recordRepresentation: 'name' };

/** The goal of a sponsor's season, found by season and year, which are its key; its picture is uploaded over REST. */
export const seasonalGoals: Partial<ResourceProps> = { recordRepresentation: 'sponsorFacingGoalBody' };
