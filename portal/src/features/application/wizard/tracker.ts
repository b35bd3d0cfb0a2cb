/** Usage tracking of the wizard in the server's own table (L-110, L-112 to L-114); never awaited, errors are ignored. */
import { authorization, operationOf } from '../../../../../ui/graphql.ts';
import { TrackApplicationEventDocument } from '../generated/graphql.ts';

type WizardEvent = 'step-viewed' | 'step-completed' | 'leaving-page';

export function track(event: WizardEvent, stepId: string, completionPercentage: number, linkToken: string): void {
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
}
