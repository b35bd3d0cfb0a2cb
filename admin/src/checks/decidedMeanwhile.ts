import { ApiError } from '../../../ui/graphql.ts';
import { messageOf } from '../dataProvider/errors.ts';
import type { Operations } from '../dataProvider/operationsOf.ts';

/** What became of a check. */
export type Outcome = {
  /** Null when the check no longer exists. */
  status: string | null;
  number: number | null;
  /** The server's message, when somebody else decided. */
  message?: string;
};

/** What somebody else decided on a check after a refusal here; null while it is still pending. */
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
    return null; // the refusal itself is shown
  }
}
