/** Accepting and rejecting an offer that was changed concurrently by another user, another tab or staff. */
import { ApiError } from '../../../../ui/graphql.ts';

/**
 * Awaits an answer to an offer. If it is refused because the offer was answered, changed or withdrawn in the meantime, or its
 * link was, the offer is refetched first: its page then shows the new state (L-071 to L-074). Rethrows the error of the answer.
 */
export async function reloadIfChanged<Result>(answer: Promise<Result>, reload: () => Promise<void>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'SL409' || error.code === 'SL404' || error.unauthorized))
      await reload();
    throw error;
  }
}

/** True if an acceptance was refused because the offer has changed since it was shown. */
export const isChangedOffer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SL409' && error.field === 'stamp';
