/** The error message when accepting failed (L-052, L-055). */
import { ApiError } from '../../../../ui/graphql.ts';
import { isChangedOffer } from './concurrentChange.ts';
import { acceptFailedText, wrongPasswordText } from './offer.ts';

export const changedText = 'This offer changed while you were reading it. Please review it again.';

export const invalidEmailText = 'Enter a valid email';
export const emailRefusedText = 'This email cannot accept offers for a league. Please use another one.';

/** The server's message about the email itself, to be shown at its field; null for every other error. */
export const emailRefusal = (error: unknown): string | null =>
  error instanceof ApiError && [invalidEmailText, emailRefusedText].includes(error.message) ? error.message : null;

/** A message that starts with "Password" is about the password, so the page offers to recover it. */
export function acceptProblem(error: unknown): { text: string; password?: true; changed?: true } {
  if (error instanceof ApiError && error.message.startsWith('Password'))
    return { text: wrongPasswordText, password: true };
  if (isChangedOffer(error)) return { text: changedText, changed: true };
  return { text: acceptFailedText };
}
