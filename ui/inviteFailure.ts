/** Why an invitation was not sent, for console and portal (B-230 … B-233, L-321 … L-324). */
import { ApiError } from './graphql.ts';

/** The three reasons that users see; `trouble` covers everything else. */
export type InviteProblem = 'not-them' | 'already' | 'trouble';

/** Maps the server's error to a reason by the text its message contains, as specified. */
export function inviteProblem(error: unknown): InviteProblem {
  const message = error instanceof ApiError ? error.message : '';
  if (message.includes('Invalid user role/status')) return 'not-them';
  return message.includes('User already added') ? 'already' : 'trouble';
}
