/** Usage tracking of the wizard (L-110, L-112 to L-114): by default to the server's own table; never awaited. */
import { authorization, operationOf } from '../../../../../ui/graphql.ts';
import { TrackApplicationEventDocument } from '../generated/graphql.ts';

export type WizardEvent = 'step-viewed' | 'step-completed' | 'leaving-page';
export type Tracker = (event: WizardEvent, stepId: string, completionPercentage: number, linkToken: string) => void;

const toServer: Tracker = (event, stepId, completionPercentage, linkToken) => {
  void fetch('/graphql', {
    method: 'POST',
    keepalive: true, // continues after the page is unloaded
    headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization({ linkToken }) },
    body: JSON.stringify({
      ...operationOf(TrackApplicationEventDocument),
      variables: { input: { event, stepId, completionPercentage } },
    }),
  })
    .then((answer) => answer.text()) // must be read completely, or the browser considers the page still loading
    .catch(() => undefined);
};

let tracker: Tracker = toServer;

/** Replaces the default tracker, which sends to the server. */
export function setTracker(next: Tracker | null): void {
  tracker = next ?? toServer;
}

export const track: Tracker = (...event) => {
  try {
    tracker(...event);
  } catch {
    // tracking errors never affect the user
  }
};
