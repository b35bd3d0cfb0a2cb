/** Why an invitation was not sent, for console and portal alike (B-230 … B-233, L-321 … L-324). */
import { ApiError } from './graphql.ts';

/** What the server said comes down to one of three; `trouble` is everything else. */
export type InviteProblem = 'not-them' | 'already' | 'trouble';

/** Reads the server's message as the specification does: by the words that it contains. */
export function inviteProblem(error: unknown): InviteProblem {
  const said = error instanceof ApiError ? error.message : '';
  if (said.includes('Invalid user role/status')) return 'not-them';
  return said.includes('User already added') ? 'already' : 'trouble';
}
