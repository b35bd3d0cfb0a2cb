/** Header, navigation and content of the wizard (L-090 to L-092), and the tracking pixel (L-097). */
import type { ReactNode } from 'react';
import { Mark } from '../../../../../ui/brand/mark.tsx';
import { Button } from '../../../components/Button.tsx';
import { t } from '../../../i18n/i18n.ts';
import { T } from '../../../i18n/T.tsx';
import { Footer } from '../../../layout/Footer.tsx';
import type { Action } from '../../../lib/useAction.ts';
import type { ApplicationView } from '../types.ts';

/** The product's name, the same in every language. */
const product = 'Sideline';

export function Frame({
  view,
  exit,
  nav,
  children,
}: {
  view: ApplicationView;
  /** Save and Exit; null if there is nothing to save. */
  exit: Action<[]> | null;
  nav: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wizard-page">
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <header className="topbar topbar--wizard">
        <div className="wrap topbar__in">
          <span className="brand">
            <Mark /> <span>{product}</span>
          </span>
          <p className="wizard__title">
            <T
              id="<b>{organization}</b> sponsorship application"
              values={{ organization: view.organizationName }}
              components={{ b: <b /> }}
            />
          </p>
          <div className="topbar__end">
            {exit && (
              <Button
                small
                className="nowrap"
                busy={exit.busy}
                busyText={t('Saving...')}
                onClick={() => void exit.run()}
              >
                {t('Save and Exit')}
              </Button>
            )}
          </div>
        </div>
      </header>
      <div className="wizard">
        {nav}
        <main id="main" className="wizard__main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      {view.offerGuid && (
        <img
          className="wizard__pixel"
          src={`/survey_views/${view.offerGuid}`}
          width={1}
          height={1}
          alt=""
          aria-hidden="true"
        />
      )}
    </div>
  );
}
