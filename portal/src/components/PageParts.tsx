import type { ReactNode } from 'react';
import { Parts } from '../../../ui/PartBoundary.tsx';
import { t } from '../i18n/i18n.ts';
import { Notice } from './Notice.tsx';

/** Sections and cards, of which one that fails to render shows a message and leaves the others alone [R19]. */
export const PageParts = ({ children }: { children: ReactNode }) => (
  <Parts
    fallback={
      <div className="wrap">
        <Notice tone="danger" icon="alert">
          {t('This part can’t be shown. We have been notified.')}
        </Notice>
      </div>
    }
  >
    {children}
  </Parts>
);
