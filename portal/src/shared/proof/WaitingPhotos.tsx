/** The photos of a deadline that wait on this device until there is a network, and those that were refused. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { type QueuedPhoto, queuedPhotos, removeQueued, watchQueue } from '../../lib/proofQueue.ts';

/** `moment`: looks again when it changes; `onSent`: one of them was sent in the background. */
export function WaitingPhotos(props: { deadlineId: number; moment: unknown; onSent: () => Promise<void> }) {
  const { deadlineId, moment, onSent } = props;
  const [photos, setPhotos] = useState<QueuedPhoto[]>([]);
  const latest = useRef({ count: 0, onSent });
  latest.current.onSent = onSent;
  const look = useCallback(async () => {
    const now = await queuedPhotos(deadlineId);
    if (now.length < latest.current.count) void latest.current.onSent();
    latest.current.count = now.length;
    setPhotos(now);
  }, [deadlineId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is not read, it says when to look
  useEffect(() => {
    void look();
    return watchQueue(() => void look());
  }, [look, moment]);
  return photos.map((photo) =>
    photo.refused === undefined ? (
      <Notice key={photo.key} tone="qualified" icon="clock">
        {t(
          'Waiting to be sent. It is kept on this device and sent as soon as you’re online, also if you close this page.',
        )}
      </Notice>
    ) : (
      <Notice
        key={photo.key}
        tone="danger"
        icon="alert"
        action={
          <Button small onClick={() => void removeQueued(photo).then(look)}>
            {t('Remove the photo')}
          </Button>
        }
      >
        {t('This photo was not accepted: {reason}', { reason: t(photo.refused) })}
      </Notice>
    ),
  );
}
