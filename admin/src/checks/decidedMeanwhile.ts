import { ApiError, request } from '../../../ui/graphql.ts';
import { messageOf } from '../api/errors.ts';
import { CheckStateDocument } from './documents.ts';

/** What became of a check. */
export type Outcome = {
  /** Null when the check is not there any more. */
  status: string | null;
  number: number | null;
  /** The server's sentence, when somebody else decided. */
  sentence?: string;
};

/** What somebody else decided on a check while it was asked about here, after a refusal; null when it still waits. */
export async function decidedMeanwhile(checkId: number, refusal: unknown): Promise<Outcome | null> {
  if (!(refusal instanceof ApiError) || !['SL404', 'SL409'].includes(refusal.code ?? '')) return null;
  try {
    const [check] = (await request(CheckStateDocument, { id: checkId })).checks;
    if (check?.status.toLowerCase() === 'pending') return null;
    return { status: check?.status ?? null, number: check?.number ?? null, sentence: messageOf(refusal) };
  } catch {
    return null; // the refusal itself is shown
  }
}
