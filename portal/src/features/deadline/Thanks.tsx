/** After the answer (L-251), and after the photo [L16]. */
import type { Ref } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import type { DeadlineToRespondTo } from './types.ts';

export function Thanks({
  deadline,
  isSent,
  heading,
  onPhoto,
}: {
  deadline: DeadlineToRespondTo;
  /** True if a photo was sent, not an answer. */
  isSent: boolean;
  heading: Ref<HTMLHeadingElement>;
  onPhoto: () => void;
}) {
  // the page of the sponsorship's status, if the user came from it; in the fragment, which is not sent to the server
  const sponsorship = /^#(\/sponsorship-status\/[\w.-]+)$/.exec(globalThis.location.hash)?.[1];
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
          {isSent
            ? t(
                'We have your photo of {name} and will review it within two business days. You’ll hear from us if we need another one.',
                {
                  name: t(deadline.name ?? ''),
                },
              )
            : t(
                'We have your answer about {name} and will write back within two business days if we need anything else.',
                {
                  name: t(deadline.name ?? ''),
                },
              )}
        </p>
        {sponsorship && <ButtonLink to={sponsorship}>{t('Back to your sponsorship')}</ButtonLink>}
        {!isSent && deadline.acceptsProof && !deadline.verified && (
          <Button onClick={onPhoto}>{t('Send your photo')}</Button>
        )}
      </div>
    </article>
  );
}
