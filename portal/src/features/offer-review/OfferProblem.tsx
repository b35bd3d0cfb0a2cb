/** The states of an offer that cannot be reviewed (L-071 to L-077). */

import { loginPath } from '../../../../ui/session.ts';
import { statusKey } from '../../../../ui/status.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { ErrorState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { paths } from '../../lib/paths.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useTitle } from '../../lib/useTitle.ts';

export interface ProblemText {
  title: string;
  text: string | null;
}

/** Title and text for the status of an offer; `''` is an empty status. A failed fetch is handled by layout/LinkProblem. */
export function problemText(status: string): ProblemText {
  if (status === '') return { title: 'Uh oh! Something went wrong.', text: null };
  const key = statusKey<string>(status);
  if (key === 'confirmed')
    return { title: 'Sponsorship Offer Already Accepted', text: 'This sponsorship offer has been accepted.' };
  if (key === 'rejected_by_league')
    return {
      title: 'Sponsorship Offer Already Rejected By Your League',
      text: 'Your league has rejected this sponsorship offer.',
    };
  return { title: 'Sponsorship Offer Not Found', text: "We couldn't find a sponsorship offer at this link." };
}

export function OfferProblem({ status, offerId, loggedIn }: { status: string; offerId?: number; loggedIn: boolean }) {
  const { title, text } = problemText(status);
  useTitle(t(title));
  const key = statusKey<string>(status);
  const target =
    key === 'confirmed' && offerId !== undefined
      ? { to: paths.sponsorship(offerId), label: 'Go to your sponsorship' }
      : key === 'rejected_by_league'
        ? { to: paths.organizationDashboard, label: 'Go to your dashboard' }
        : null;
  return (
    <ErrorState title={t(title)} picture={<FumblePicture />}>
      {text && <p>{t(text)}</p>}
      <p className="soft">
        {t('If you believe this is an error, please contact us.')}{' '}
        <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
      </p>
      {target && (
        <div className="oops__act">
          <ButtonLink to={loggedIn ? target.to : loginPath(target.to)} variant="main">
            {t(loggedIn ? target.label : 'Log in')}
          </ButtonLink>
        </div>
      )}
    </ErrorState>
  );
}
