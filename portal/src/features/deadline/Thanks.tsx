/** After the answer (L-251). */
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { DeadlineToRespondTo } from './documents.ts';

export function Thanks({ deadline, onPhoto }: { deadline: DeadlineToRespondTo; onPhoto: () => void }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <article className="card deadline__thanks" ref={card} tabIndex={-1}>
      <div className="card__body">
        <span className="deadline__tick">
          <Icon name="check" />
        </span>
        <h1>{t('Thank you!')}</h1>
        <p>
          {t('We have your answer about {name} and will get back to you by e-mail if we need anything else.', {
            name: deadline.name,
          })}
        </p>
        {deadline.acceptsProof && !deadline.verified && <Button onClick={onPhoto}>{t('Send your photo')}</Button>}
      </div>
    </article>
  );
}
