/** The layout of a legal text page (S-202). */

import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import { Page } from '../../layout/Page.tsx';
import { supportEmail } from '../../lib/settings.ts';
import { useTitle } from '../../lib/useTitle.ts';
import './legal.css';

export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <Page mainClass="wrap wrap--form legal">
      <h1>{title}</h1>
      {children}
      <p>
        <T
          id="Questions about this page? Write to <a>{email}</a>."
          values={{ email: supportEmail() }}
          components={{ a: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> }}
        />
      </p>
    </Page>
  );
}
