/** Accepting and rejecting, when somebody else, another tab or staff were faster. */
import { ApiError } from '../../../../ui/graphql.ts';

/**
 * Waits for an answer to an offer. When it is refused because the offer was answered, changed or withdrawn meanwhile, or its
 * link was, the offer is loaded again first: its page then shows what became of it (L-071 to L-074). Throws what the answer threw.
 */
export async function answerMeanwhile<Result>(answer: Promise<Result>, reload: () => Promise<void>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'SL409' || error.code === 'SL404' || error.unauthorized))
      await reload();
    throw error;
  }
}

/** True if an acceptance was refused because the offer has changed since it was shown. */
export const changedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SL409' && error.field === 'stamp';
