/** The frame of a page: skip link, top bar, content, footer. */
import { type ReactNode, useRef } from 'react';
import { Mark } from '../../../ui/brand/mark.tsx';
import { PageParts } from '../components/PageParts.tsx';
import { t } from '../i18n/i18n.ts';
import { useArrivalFocus } from '../lib/arrival.ts';
import { production } from '../lib/settings.ts';
import { useSession } from '../lib/useSession.ts';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import { Footer } from './Footer.tsx';
import { HomeLink } from './HomeLink.tsx';

export function Page({
  brand,
  nav,
  end,
  className,
  mainClass = 'wrap',
  footer,
  englishOnly = false,
  children,
}: {
  /** Replaces the product's logo, e.g. with the sponsor's. */
  brand?: ReactNode;
  nav?: ReactNode;
  end?: ReactNode;
  className?: string;
  mainClass?: string;
  footer?: ReactNode;
  /** The content has no Spanish version: it is marked as English, and no language switch is shown. */
  englishOnly?: boolean;
  children: ReactNode;
}) {
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  useArrivalFocus(main);
  const mark = (
    <>
      <Mark /> Sideline
    </>
  );
  return (
    <div className={className}>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <header className="topbar">
        <div className="wrap topbar__in">
          {brand ?? (session && nav ? <HomeLink>{mark}</HomeLink> : <span className="brand">{mark}</span>)}
          {!production() && <span className="nonprod">{t('Non-production')}</span>}
          {(nav || end) && (
            <div className="topbar__end">
              {nav}
              {end}
            </div>
          )}
        </div>
      </header>
      <ArrivalNotice />
      <main id="main" ref={main} className={mainClass} tabIndex={-1} lang={englishOnly ? 'en' : undefined}>
        <PageParts>{children}</PageParts>
      </main>
      {footer ?? <Footer englishOnly={englishOnly} />}
    </div>
  );
}
