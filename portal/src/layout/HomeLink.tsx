/** The logo as a link home for signed-in users (S-400). */

import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';

export function HomeLink({ children }: { children: ReactNode }) {
  return (
    <a className="brand" href="/" aria-label={t('Sideline, home')}>
      {children}
    </a>
  );
}
