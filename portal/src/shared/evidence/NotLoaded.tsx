/** Shown instead of rows that have not loaded: that they are loading, or an error with a button to try again. */
import { Button } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';

/** `what`: the rows, such as "the photos". */
export function NotLoaded({ what, failed, onRetry }: { what: string; failed: boolean; onRetry: () => void }) {
  if (failed)
    return (
      <ErrorNotice
        action={
          <Button small onClick={onRetry}>
            Try again
          </Button>
        }
      >
        We could not load {what}.
      </ErrorNotice>
    );
  return (
    <p className="soft loading-rest" role="status">
      Loading {what}...
    </p>
  );
}
