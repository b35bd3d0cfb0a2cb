/** What the page says when accepting failed (L-052, L-055). */
import { ApiError } from '../../../../ui/graphql.ts';
import { acceptFailedText, wrongPasswordText } from './offer.ts';

/** A message that begins with "Password" is about the password and offers the way to a new one. */
export function acceptProblem(error: unknown): { text: string; password: boolean } {
  if (error instanceof ApiError && error.message.startsWith('Password'))
    return { text: wrongPasswordText, password: true };
  return { text: acceptFailedText, password: false };
}
