/** Usage tracking of the wizard in the server's own table (L-110, L-112 to L-114); never awaited, errors are ignored. */
import { useEffect, useRef } from 'react';
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

/** Reports each step that is viewed, and the step on which the page is left. */
export function useStepTracking(step: string, percentage: number, token: string): void {
  const latest = useRef(percentage);
  latest.current = percentage;
  useEffect(() => {
    track('step-viewed', step, latest.current, token);
    const leaving = () => track('leaving-page', step, latest.current, token);
    globalThis.addEventListener('pagehide', leaving);
    return () => globalThis.removeEventListener('pagehide', leaving);
  }, [step, token]);
}
