/** The frame of login, invitation and password pages: one card, one task. A task that replaces another moves the focus to its title. */
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../i18n/i18n.ts';
import { supportEmail } from '../lib/settings.ts';
import { Page } from './Page.tsx';
import { Turf } from './Turf.tsx';
import './account-page.css';

export function AccountPage({ title, nav, children }: { title: string; nav?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    if (title !== first.current) heading.current?.focus();
    first.current = title;
  }, [title]);
  return (
    <Page mainClass="account" nav={nav} className={nav ? 'has-tabs' : undefined}>
      <article className="card account__card">
        <Turf className="account__pitch">{null}</Turf>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </article>
    </Page>
  );
}

/** Whom to ask. */
export const Help = () => (
  <p className="soft">
    {t('Questions? Write to')} <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
  </p>
);
