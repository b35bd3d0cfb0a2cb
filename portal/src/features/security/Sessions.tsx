/** Where a person is signed in: each session can be ended, or all of them. */
import { useState } from 'react';
import { deviceOf } from '../../../../ui/device.ts';
import { formatInstant } from '../../../../ui/formats.ts';
import { request, rest } from '../../../../ui/graphql.ts';
import { loggedOutText, storeNotice } from '../../../../ui/notice.ts';
import { clearToken } from '../../../../ui/session.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { language, t } from '../../i18n/i18n.ts';
import { LogoutDocument } from '../../lib/generated/graphql.ts';
import { forgetWork } from '../../lib/sharedDevice.ts';
import type { OpenSession } from './types.ts';

/** A country's name from its two letters. */
const countryName = (code: string) => new Intl.DisplayNames([language()], { type: 'region' }).of(code) ?? code;

const nameOf = ({ agent, country }: OpenSession) =>
  [deviceOf(agent) || t('Another program'), country && countryName(country)].filter(Boolean).join(', ');

/** For a lost phone or a shared computer: ends every session of the account, including this one. */
function LogoutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        {t('Log out everywhere')}
      </Button>
      {asking && (
        <Confirm
          title={t('Log out everywhere')}
          action={t('Yes, log out everywhere')}
          busyText={t('Logging out')}
          onConfirm={async () => {
            await request(LogoutDocument, { input: { everywhere: true } });
            storeNotice(loggedOutText, '/login');
            clearToken();
            forgetWork();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('This logs you out everywhere, including on this device.')}</p>
        </Confirm>
      )}
    </>
  );
}

export function Sessions({ sessions, reload }: { sessions: readonly OpenSession[]; reload: () => Promise<void> }) {
  const [ending, setEnding] = useState<OpenSession | null>(null);
  return (
    <section className="account__more" aria-labelledby="h-sessions">
      <h2 id="h-sessions">{t('Where you are signed in')}</h2>
      <ul className="account__list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {nameOf(session)}
              <br />
              <span className="soft small">
                {session.current ? t('This one') : t('Last used {time}', { time: formatInstant(session.seen_at) })}
              </span>
            </span>
            {!session.current && (
              <Button
                small
                aria-label={t('End the session on {device}', { device: nameOf(session) })}
                onClick={() => setEnding(session)}
              >
                {t('End session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LogoutEverywhere />
      {ending && (
        <Confirm
          title={t('End the session on {device}', { device: nameOf(ending) })}
          action={t('End session')}
          onConfirm={async () => {
            await rest('POST', `/sign_in_methods/sessions/${ending.id}/end`, {});
            setEnding(null);
            await reload();
          }}
          onClose={() => setEnding(null)}
        >
          <p>{t('That device is logged out at once.')}</p>
        </Confirm>
      )}
    </section>
  );
}
