/** The generic failure screen (L-079, L-080, L-081). */
import { supportEmail } from '../app/settings.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorState } from '../kit/States.tsx';
import { FumblePicture } from './FumblePicture.tsx';
import { Page } from './Page.tsx';

export function Failure({ onRetry }: { onRetry?: () => void }) {
  return (
    <Page mainClass="wrap wrap--form">
      <ErrorState title="Uh oh! Something went wrong." picture={<FumblePicture />}>
        <p>Sorry, it looks like we fumbled the ball.</p>
        <p className="soft">
          Please check your internet connection and refresh the page. Nothing that was saved is lost. If the problem
          persists, please contact us at <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>.
        </p>
        <div className="oops__act">
          {onRetry && (
            <Button look="main" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button onClick={() => globalThis.location.reload()}>Refresh the page</Button>
        </div>
      </ErrorState>
    </Page>
  );
}
