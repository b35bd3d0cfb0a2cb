/** After the answer (L-251). */
import type { Ref } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { DeadlineToRespondTo } from './types.ts';

export function Thanks({
  deadline,
  heading,
  onPhoto,
}: {
  deadline: DeadlineToRespondTo;
  heading: Ref<HTMLHeadingElement>;
  onPhoto: () => void;
}) {
  return (
    <article className="card deadline__thanks">
      <div className="card__body">
        <span className="deadline__tick">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t('Thank you!')}
        </h1>
        <p>
          {t('We have your answer about {name} and will get back to you by e-mail if we need anything else.', {
            name: t(deadline.name ?? ''),
          })}
        </p>
        {deadline.acceptsProof && !deadline.verified && <Button onClick={onPhoto}>{t('Send your photo')}</Button>}
      </div>
    </article>
  );
}
