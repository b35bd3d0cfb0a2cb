/** Accepting and rejecting, when somebody else or another tab was faster. */
import { ApiError } from '../../../../ui/graphql.ts';

/**
 * Waits for an answer to an offer. When it is refused because the offer was answered or its link was withdrawn meanwhile,
 * the offer is loaded again first: its page then says what became of it (L-071, L-072, L-073). Throws what the answer threw.
 */
export async function answerMeanwhile<Result>(answer: Promise<Result>, reload: () => Promise<void>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'SL409' || error.unauthorized)) await reload();
    throw error;
  }
}
