/** Passes one photo or one step of an application on to somebody else. The dialog is loaded when it is opened. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/i18n.ts';
import type { PassOnProps } from './PassOnDialog.tsx';

const PassOnDialog = lazy(() => import('./PassOnDialog.tsx'));

export function PassOn(props: PassOnProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={props.of ? 'text' : 'quiet'} small={Boolean(props.of)} onClick={() => setOpen(true)}>
        {t('Ask somebody else')}
        {props.of && <span className="sr"> {props.of}</span>}
      </Button>
      {open && (
        <Suspense>
          <PassOnDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
