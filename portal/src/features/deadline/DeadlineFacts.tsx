/** The deadline in question (L-246). */
import type { Ref } from 'react';
import { formatDateShort } from '../../../../ui/formats.ts';
import { t } from '../../i18n/i18n.ts';
import { Turf } from '../../layout/Turf.tsx';
import type { DeadlineToRespondTo } from './types.ts';

export function DeadlineFacts({
  deadline,
  title,
  heading,
}: {
  deadline: DeadlineToRespondTo;
  title: string;
  heading: Ref<HTMLHeadingElement>;
}) {
  const facts: [string, string | null][] = [
    [t('Sponsor'), deadline.sponsorName],
    [t('Campaign'), deadline.campaignName],
    [t('Program'), deadline.sponsorablePropertyName],
    [t('Asset'), deadline.capabilityName && t(deadline.capabilityName)],
  ];
  return (
    <Turf as="header" className="deadline__head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="deadline__what">
        <b>{t(deadline.name ?? '')}</b>
        <span>
          {t('due')} <time dateTime={deadline.deadline ?? undefined}>{formatDateShort(deadline.deadline)}</time>
        </span>
      </p>
      <dl className="deadline__facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Turf>
  );
}
