import { ApiError } from '../../../ui/graphql.ts';
import { messageOf } from '../dataProvider/errors.ts';
import type { Operations } from '../dataProvider/operationsOf.ts';

/** The outcome of a check. */
export type Outcome = {
  /** Null when the check no longer exists. */
  status: string | null;
  number: number | null;
  /** The server's message if somebody else decided. */
  message?: string;
};

/** The decision that somebody else made, after an error here; null while the check is still pending. */
export async function decidedMeanwhile(
  { checkState }: Operations,
  checkId: number,
  refusal: unknown,
): Promise<Outcome | null> {
  if (!(refusal instanceof ApiError) || !['SL404', 'SL409'].includes(refusal.code ?? '')) return null;
  try {
    const [check] = (await checkState({ id: checkId })).checks;
    if (check?.status === 'pending') return null;
    return { status: check?.status ?? null, number: check?.number ?? null, message: messageOf(refusal) };
  } catch {
    return null; // The original error is shown.
  }
}
