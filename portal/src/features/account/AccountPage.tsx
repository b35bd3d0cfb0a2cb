/** The frame of login, invitation and passwords: one card, one task. */
import type { ReactNode } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Turf } from '../../layout/Turf.tsx';
import './account.css';

export function AccountPage({ title, nav, children }: { title: string; nav?: ReactNode; children: ReactNode }) {
  return (
    <Page mainClass="account" nav={nav} className={nav ? 'has-tabs' : undefined}>
      <article className="card account__card">
        <Turf className="account__pitch">{null}</Turf>
        <h1>{title}</h1>
        {children}
      </article>
    </Page>
  );
}
