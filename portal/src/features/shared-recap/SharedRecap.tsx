/** `/shared-recap/{token}`: a recap that somebody shared, to download without an account. */
import { useEffect } from 'react';
import { formatInstant, formatSize } from '../../../../ui/formats.ts';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { ButtonAnchor } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { formatName, type RecapFormat } from '../../shared/recap/formats.ts';

interface Shared {
  state: 'open' | 'expired' | 'revoked';
  expiresAt: string;
  title?: string;
  sponsor?: string;
  format?: RecapFormat;
  /** Null while a new file is being made. */
  madeAt?: string | null;
  byteSize?: number | null;
}

const ended = {
  expired: ['This link has expired', 'Please ask the person who sent it for a new one.'],
  revoked: ['This link was revoked', 'Whoever shared it has ended it. Please ask them for a new one.'],
  unknown: ['This link is not complete', 'Please open it again from the email, or copy the whole address.'],
} as const;

function Ended({ why }: { why: keyof typeof ended }) {
  const [title, text] = ended[why];
  return (
    <AccountPage title={title}>
      <p>{text}</p>
    </AccountPage>
  );
}

export default function SharedRecap({ token }: { token: string }) {
  const path = `/recap-shares/${encodeURIComponent(token)}`;
  const loaded = useRestQuery<Shared>(path);
  const open = loaded.kind === 'ready' && loaded.answer.state === 'open' ? loaded.answer : null;
  useTitle(open?.title ? `Recap of ${open.title}` : 'Recap');
  const shown = open !== null;
  useEffect(() => {
    if (shown) rest('POST', `${path}/views`, {}, withoutLogin).catch(() => undefined);
  }, [path, shown]);

  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton label="Loading the recap" />;
  if (loaded.kind === 'not-found') return <Ended why="unknown" />;
  if (!open) return <Ended why={loaded.answer.state === 'revoked' ? 'revoked' : 'expired'} />;
  const { title = '', sponsor = '', format = 'pdf', madeAt, byteSize, expiresAt } = open;
  return (
    <AccountPage title={`Recap of ${title}`}>
      <div className="form">
        <p className="soft">{sponsor}</p>
        <p>What was promised, what leagues delivered, and the photos that prove it.</p>
        {madeAt ? (
          <>
            <ButtonAnchor variant="main" wide href={`${path}/file`} download>
              <Icon name="download" /> Download the {formatName(format)}
            </ButtonAnchor>
            <ButtonAnchor wide href={`${path}/leagues.xlsx`} download>
              <Icon name="download" /> Download the list of leagues (XLSX)
            </ButtonAnchor>
            <p className="small soft">
              Made on {formatInstant(madeAt)}, {formatSize(byteSize ?? 0)}. The link expires on{' '}
              {formatInstant(expiresAt)}.
            </p>
          </>
        ) : (
          <Notice tone="inactive" icon="clock">
            A new version is being made. Please come back in a few minutes.
          </Notice>
        )}
      </div>
    </AccountPage>
  );
}
