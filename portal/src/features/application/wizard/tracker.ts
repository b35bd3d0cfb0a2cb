/** Where the wizard tells of its use (L-110, L-112 to L-114): by default the server's own table; never waited for. */
import { authorization, operationOf } from '../../../../../ui/graphql.ts';
import { TrackApplicationEventDocument } from '../generated/graphql.ts';

export type WizardEvent = 'step-viewed' | 'step-completed' | 'leaving-page';
export type Tracker = (event: WizardEvent, stepId: string, completionPercentage: number, linkToken: string) => void;

const toServer: Tracker = (event, stepId, completionPercentage, linkToken) => {
  void fetch('/graphql', {
    method: 'POST',
    keepalive: true, // outlives the page that is left
    headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization({ linkToken }) },
    body: JSON.stringify({
      ...operationOf(TrackApplicationEventDocument),
      variables: { input: { event, stepId, completionPercentage } },
    }),
  })
    .then((answer) => answer.text()) // read to its end, or the browser takes the page to be loading still
    .catch(() => undefined);
};

let tracker: Tracker = toServer;

/** Replaces the server's error tracker. */
export function setTracker(next: Tracker | null): void {
  tracker = next ?? toServer;
}

export const track: Tracker = (...event) => {
  try {
    tracker(...event);
  } catch {
    // telling of the use is never in the way of it
  }
};
