/** What staff see of a league's pages: announced by a banner that names the person, logged, and read-only (L-262, L-263). */
import type { ReactNode } from 'react';
import type { SessionClaims } from '../../../../ui/session.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice, Notice } from '../../kit/Notice.tsx';
import { PageSkeleton } from '../../kit/Skeleton.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { ViewAsUserDocument } from './generated/graphql.ts';
import { onlyLooks, viewedUser } from './viewed.ts';

function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banners">
      <Notice tone="proposed" icon="eye">
        {children}
      </Notice>
    </div>
  );
}

/** Shows the page once the look is written down. */
function AsUser({ userId, children }: { userId: number; children: ReactNode }) {
  const { data, error } = useQuery(ViewAsUserDocument, { input: { userId } });
  const user = data?.viewAsUser?.user;
  if (error !== null || (data && !user))
    return <ErrorNotice>{t('There is no such user of an organization.')}</ErrorNotice>;
  if (!user) return <PageSkeleton />;
  const { name, email } = user;
  return (
    <>
      <Banner>
        {t('You are viewing this page as {person}. You can look, but not change anything; your visit is logged.', {
          person: name ? `${name} (${email})` : email,
        })}
      </Banner>
      {children}
    </>
  );
}

export function StaffView({ session, children }: { session: SessionClaims; children: ReactNode }) {
  const userId = viewedUser();
  if (!onlyLooks(session)) return children;
  if (userId !== null) return <AsUser userId={userId}>{children}</AsUser>;
  return (
    <>
      <Banner>{t('This is a page of leagues. You can look, but not change anything.')}</Banner>
      {children}
    </>
  );
}
