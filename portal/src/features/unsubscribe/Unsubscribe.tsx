/** `/unsubscribe/{token}`: unsubscribes one address from offers or photo reminders [L19]. Opening the page changes nothing. */
import { useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage, Help } from '../../layout/AccountPage.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { allTopicsTexts, leagueTopics, type Topic, topicTexts } from './topics.ts';

interface Standing {
  address: string;
  /** The topic of the link; null: all. */
  topic: Topic | null;
  /** The unsubscribed topics. */
  unsubscribed: Topic[];
}

/** The other topic that a league can unsubscribe from, in one line with its button. */
function OtherTopic({
  topic,
  ended,
  busy,
  onChange,
}: {
  topic: Topic;
  ended: boolean;
  busy: boolean;
  onChange: () => void;
}) {
  return (
    <section aria-label={t(topicTexts[topic].name)}>
      <p>
        {ended
          ? t('{what}: you no longer get these emails.', { what: t(topicTexts[topic].name) })
          : t('{what}: you still get these emails.', { what: t(topicTexts[topic].name) })}
      </p>
      <Button small busy={busy} busyText={t('Saving...')} onClick={onChange}>
        {ended ? t('Send these again') : t('Stop these too')}
      </Button>
    </section>
  );
}

export default function Unsubscribe({ token }: { token: string }) {
  useTitle(t('Email preferences'));
  const path = `/unsubscriptions/${encodeURIComponent(token)}`;
  const loaded = useRestQuery<Standing>(path);
  // the result of the last click; otherwise the loaded state
  const [changed, setChanged] = useState<(Standing & { takenBack: boolean }) | null>(null);
  const change = useAction(async (unsubscribed: boolean, topic?: Topic) => {
    const standing = await rest<Standing>('POST', path, { unsubscribed, ...(topic && { topic }) }, withoutLogin);
    setChanged({ ...standing, takenBack: !unsubscribed && topic === undefined });
  });

  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton />;
  if (loaded.kind === 'not-found')
    return (
      <AccountPage title={t('Email preferences')}>
        <ErrorNotice>{t('This link is not complete. Please open it again from the email.')}</ErrorNotice>
        <Help />
      </AccountPage>
    );
  const { address, topic, unsubscribed } = changed ?? loaded.answer;
  const isEnded = topic ? unsubscribed.includes(topic) : leagueTopics.every((other) => unsubscribed.includes(other));
  const texts = topic ? topicTexts[topic] : allTopicsTexts;
  const others = topic && topic !== 'work' ? leagueTopics.filter((other) => other !== topic) : [];
  return (
    <AccountPage title={isEnded ? t('You are unsubscribed') : t('Unsubscribe')}>
      <div className="form">
        {changed?.takenBack && (
          <Notice tone="confirmed" icon="check">
            {t('{what}: you’ll get these emails again.', { what: t(texts.name) })}
          </Notice>
        )}
        <p>
          <T id={isEnded ? texts.ended : texts.ask} values={{ address }} components={{ b: <b /> }} />
        </p>
        {change.error !== null && <ErrorNotice>{t('That did not work. Please try again.')}</ErrorNotice>}
        {isEnded ? (
          <Button wide busy={change.busy} busyText={t('Saving...')} onClick={() => void change.run(false)}>
            {t('Subscribe again')}
          </Button>
        ) : (
          <Button
            variant="main"
            wide
            busy={change.busy}
            busyText={t('Saving...')}
            onClick={() => void change.run(true)}
          >
            {t('Unsubscribe')}
          </Button>
        )}
        {others.map((topic) => (
          <OtherTopic
            key={topic}
            topic={topic}
            ended={unsubscribed.includes(topic)}
            busy={change.busy}
            onChange={() => void change.run(!unsubscribed.includes(topic), topic)}
          />
        ))}
        <Help />
      </div>
    </AccountPage>
  );
}
