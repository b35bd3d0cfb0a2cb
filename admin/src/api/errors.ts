import { ApiError, isFailure, NetworkError } from '../../../ui/graphql.ts';

/** The one text for failures that have no words of their own (S-411). */
export const GENERIC_ALERT = 'Oops! Something went wrong. Please refresh the page and try again.';

/** What a person may read: the server's sentence for a refusal, what a lost network is, else the generic alert. */
export function messageOf(error: unknown): string {
  if (error instanceof NetworkError) return error.message; // refreshing, as the generic text advises, would lose what was typed
  return error instanceof ApiError && !error.serverFault && error.message ? error.message : GENERIC_ALERT;
}

/** Errors by input for a react-admin form, or undefined when the failure concerns no single field. */
export function fieldErrors(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || !error.field) return undefined;
  return { [error.field]: error.message };
}

/** Network and server failures may be tried again; refusals may not (S-417). */
export const mayRetry = (error: unknown): boolean => isFailure(error);
