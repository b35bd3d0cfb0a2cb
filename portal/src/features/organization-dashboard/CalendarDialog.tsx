/** The deadlines in the league's own calendar: a URL to subscribe to, and a way to replace it if it has leaked. */
import { useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { Button, ButtonAnchor } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { CalendarAddressDocument, RenewCalendarDocument } from './generated/graphql.ts';

export function CalendarDialog({ organizationId, onClose }: { organizationId: number; onClose: () => void }) {
  const { data, loading, refetch } = useQuery(CalendarAddressDocument, { id: organizationId }, { keepFailures: true });
  const [asking, setAsking] = useState(false);
  const address = data?.organization?.calendarUrl ?? null;
  const renew = useAction(async () => {
    await request(RenewCalendarDocument, { input: { organizationId } });
    await refetch();
    setAsking(false);
  });

  return (
    <Dialog title={t('Your deadlines in your calendar')} onClose={onClose}>
      <p>
        {t(
          'Your calendar shows every photo that is due and reminds you two days before. It stays up to date by itself.',
        )}
      </p>
      {loading && <p role="status">{t('Loading...')}</p>}
      {!loading && !address && (
        <ErrorNotice action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}>
          {t('The address could not be loaded.')}
        </ErrorNotice>
      )}
      {address && (
        <>
          <ButtonAnchor variant="main" wide href={address.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" /> {t('Add to my calendar')}
          </ButtonAnchor>
          <Field
            label={t('Or copy the address')}
            hint={t(
              'In Google Calendar: Other calendars, From URL. Anyone who has this address can see your deadlines.',
            )}
          >
            {(ids) => (
              <input
                {...ids}
                className="input"
                type="url"
                readOnly
                value={address}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <div className="sheet__act">
            <CopyButton text={address} />
            {!asking && (
              <Button variant="text" onClick={() => setAsking(true)}>
                {t('Create a new address')}
              </Button>
            )}
          </div>
          {asking && (
            <Notice
              tone="proposed"
              icon="alert"
              action={
                <Button small busy={renew.busy} busyText={t('One moment...')} onClick={() => void renew.run()}>
                  {t('Replace the old address')}
                </Button>
              }
            >
              {t('Calendars that use the old address will stop showing your deadlines.')}
            </Notice>
          )}
          {renew.error !== null && <ErrorNotice>{t('That did not work. Please try again.')}</ErrorNotice>}
        </>
      )}
    </Dialog>
  );
}
