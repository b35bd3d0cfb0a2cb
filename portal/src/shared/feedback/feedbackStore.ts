/**
 * Feedback of a page's sections and of single photos, read with the login. A login that is rejected or that sees nothing leaves
 * the page as it is for visitors, because the page itself was opened by link.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { readToken } from '../../../../ui/session.ts';
import {
  type DashboardRequestRowFragment,
  type FeedbackRowFragment,
  PhotoFeedbackDocument,
  SeasonFeedbackDocument,
  type SeasonFeedbackQueryVariables,
  SponsorFeedbackDocument,
} from './generated/graphql.ts';

export type FeedbackRow = FeedbackRowFragment & { campaignId?: number | null };
export type PhotoRequest = DashboardRequestRowFragment;

/** A season of a sponsor. */
export type SeasonKey = SeasonFeedbackQueryVariables;

/** Of which campaigns, of which season as a whole or of which photo. */
export type Question = { campaignIds: readonly number[] } | { season: SeasonKey } | { photoId: number };

export interface FeedbackData {
  /** The campaigns among those of the page that the login may see; null for a photo or a season. */
  campaignIds: readonly number[] | null;
  rows: readonly FeedbackRow[];
  requests: readonly PhotoRequest[];
}

const shown = new Map<string, FeedbackData | null>();
const running = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

const keyOf = (question: Question): string => JSON.stringify([readToken(), question]);

async function ask(question: Question): Promise<FeedbackData | null> {
  // the login stays even if it is rejected: the page does not need it
  const options = { keepLogin: true };
  if ('photoId' in question) {
    const { feedback, requests } = await request(PhotoFeedbackDocument, question, options);
    return { campaignIds: null, rows: feedback, requests };
  }
  if ('season' in question) {
    const { seasons, feedback } = await request(SeasonFeedbackDocument, question.season, options);
    return seasons.length > 0 ? { campaignIds: null, rows: feedback, requests: [] } : null;
  }
  const data = await request(SponsorFeedbackDocument, { campaignIds: [...question.campaignIds] }, options);
  return { campaignIds: data.campaigns.map(({ id }) => id), rows: data.feedback, requests: data.requests };
}

/** Loads the feedback again and shows it; a failed load changes nothing. */
export function loadFeedback(question: Question): Promise<void> {
  const key = keyOf(question);
  const current = running.get(key);
  if (current) return current;
  const load = ask(question)
    .then((data) => void shown.set(key, data))
    .catch(() => void (shown.has(key) || shown.set(key, null)))
    .finally(() => {
      running.delete(key);
      for (const update of listeners) update();
    });
  running.set(key, load);
  return load;
}

function subscribe(update: () => void): () => void {
  listeners.add(update);
  return () => listeners.delete(update);
}

/** The feedback; undefined while loading, null if the login may not see it. */
export function useFeedback(question: Question): FeedbackData | null | undefined {
  const key = keyOf(question);
  const data = useSyncExternalStore(subscribe, () => shown.get(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the question
  useEffect(() => {
    if (!shown.has(key)) void loadFeedback(question);
  }, [key]);
  return data;
}
