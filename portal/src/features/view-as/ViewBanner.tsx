/** Above every page of a view: the viewed user, that nothing can be changed, and the button to exit (L-262, L-263). */
import { useSyncExternalStore } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { clearToken, readToken } from '../../../../ui/session.ts';
import { onRejectedChange, rejectedChangesCount } from '../../../../ui/viewing.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LogoutDocument } from '../../lib/generated/graphql.ts';
import { useAction } from '../../lib/useAction.ts';
import { useSession } from '../../lib/useSession.ts';
import './view-as.css';

export default function ViewBanner({
  load = (path) => globalThis.location.replace(path),
}: {
  load?: (path: string) => void;
}) {
  const session = useSession();
  const refused = useSyncExternalStore(onRejectedChange, rejectedChangesCount);
  const stop = useAction(async () => {
    const view = readToken() ?? '';
    // the view ends in this tab in any case; without a connection its session on the server expires
    await request(LogoutDocument, { input: {} }, { linkToken: view }).catch(() => undefined);
    if (readToken() === view) clearToken(); // unless it has ended with the connection of its live updates
    load('/');
  });
  return (
    <aside className="view-banner" aria-label="View as" lang="en">
      <div className="wrap view-banner__in">
        <Icon name="eye" />
        <p>
          You are viewing Sideline as <b>{session?.name || session?.email}</b> (read-only)
        </p>
        <p role="alert" key={refused}>
          {refused > 0 && 'Nothing was changed.'}
        </p>
        <Button small onClick={() => void stop.run()} busy={stop.busy}>
          Stop viewing
        </Button>
      </div>
    </aside>
  );
}
