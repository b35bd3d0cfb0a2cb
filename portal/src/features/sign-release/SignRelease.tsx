/** `/photo-release/{token}`: a parent or adult signs a photo release by the link of a league's QR code; no login. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { seasonText } from '../../lib/labels.ts';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { ReleaseForm } from './ReleaseForm.tsx';

type ReleasePage =
  | { state: 'open'; organization: string; season: string; year: number }
  | { state: 'expired' | 'revoked' };

const ended = {
  expired: ['This link has expired', 'Releases for this season can no longer be signed.'],
  revoked: ['This link was revoked', 'The league ended it. Please ask the league for a new one.'],
  unknown: ['This link is not complete', 'Please scan the code again, or type the whole address.'],
} as const;

function Ended({ why }: { why: keyof typeof ended }) {
  const [title, text] = ended[why];
  return (
    <AccountPage title={t(title)}>
      <p>{t(text)}</p>
    </AccountPage>
  );
}

export default function SignRelease({ token }: { token: string }) {
  const path = `/photo-releases/${encodeURIComponent(token)}`;
  const [attempt, setAttempt] = useState(0);
  const [signed, setSigned] = useState(false);
  const loaded = useRestQuery<ReleasePage>(path, attempt);
  useTitle(t('Photo release'));

  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton />;
  if (loaded.kind === 'not-found') return <Ended why="unknown" />;
  if (loaded.answer.state !== 'open') return <Ended why={loaded.answer.state} />;
  const { organization, season, year } = loaded.answer;
  if (signed)
    return (
      <AccountPage title={t('Thank you!')}>
        <div className="form">
          <p>{t('{organization} has your release. You can close this page.', { organization })}</p>
          <Button wide onClick={() => setSigned(false)}>
            {t('Add another')}
          </Button>
        </div>
      </AccountPage>
    );
  return (
    <AccountPage title={t('Photo release')}>
      <div>
        <p>
          <b>{organization}</b>, {seasonText(season, year)}
        </p>
        <p>
          {t(
            'Your league asks for your permission: photos of its games and events this season may be shown to the sponsors that support it.',
          )}
        </p>
        <p className="soft">
          {t(
            'Only your league and our team see the names. To take your permission back, tell your league. We delete the names about a year after the season.',
          )}
        </p>
      </div>
      <ReleaseForm path={path} onSigned={() => setSigned(true)} onEnded={() => setAttempt((last) => last + 1)} />
    </AccountPage>
  );
}
