/** Any load error of a sponsor's dashboard link shows this; a stored login stays (S-200, L-007). */
import { supportEmail } from '../../app/settings.ts';
import { ErrorState } from '../../kit/States.tsx';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { Page } from '../../layout/Page.tsx';
import { useTitle } from '../../lib/useTitle.ts';

export function ExpiredLink() {
  useTitle('Link has expired');
  return (
    <Page mainClass="wrap wrap--form">
      <ErrorState title="Link has expired" picture={<FumblePicture />}>
        <p>This dashboard link has expired or could not be loaded.</p>
        <p className="soft">
          Please try again, or contact us for a new link: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
        </p>
      </ErrorState>
    </Page>
  );
}
