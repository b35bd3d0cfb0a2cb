import type { ResourceProps } from 'react-admin';

/** Sponsors have URLs below the campaign planner's (S-006), so the routes are in `routes.tsx`. */
export const sponsors: Partial<ResourceProps> = { hasCreate: true, hasEdit: true, recordRepresentation: 'name' };

/** The goal of a sponsor's season, identified by season and year; its image is uploaded over REST. */
export const seasonalGoals: Partial<ResourceProps> = { recordRepresentation: 'sponsorFacingGoalBody' };
