/** "Take it along": the button of a dashboard's recap. What it opens is loaded with the first click. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import './recap-bar.css';

const RecapDialog = lazy(() => import('./RecapDialog.tsx'));

/** `what`: the campaign or season by its link's token. */
export function RecapBar({ token, what }: { token: string; what: 'campaign' | 'season' }) {
  const [open, setOpen] = useState(false);
  return (
    <aside className="wrap recapbar" aria-label="Recap">
      <p>
        <b>Take it along.</b> The whole {what} as a PDF to print or slides to present.
      </p>
      <Button small onClick={() => setOpen(true)}>
        <Icon name="download" /> Get the recap
      </Button>
      {open && (
        <Suspense fallback={<span role="status">Opening...</span>}>
          <RecapDialog token={token} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
