/** What staff see on a league's pages as themselves: no league's data, and that the pages are read-only (L-263). */
import type { ReactNode } from 'react';
import type { SessionClaims } from '../../../ui/session.ts';
import { Notice } from '../components/Notice.tsx';
import { t } from '../i18n/i18n.ts';
import { isReadOnly } from '../lib/readOnly.ts';

export function StaffView({ session, children }: { session: SessionClaims; children: ReactNode }) {
  if (!isReadOnly(session)) return children;
  return (
    <>
      <div className="banners">
        <Notice tone="proposed" icon="eye">
          {t('This page is for leagues. You can look around, but you can’t change anything.')}
        </Notice>
      </div>
      {children}
    </>
  );
}
