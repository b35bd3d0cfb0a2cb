/** What a good proof shows, beside the photo upload. */

import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';

/** Capabilities that are proved by a screenshot rather than a photo of a field. */
const onScreen = /e-?mail|website|social|survey|post|online/i;

export function GoodProof({ capabilityName }: { capabilityName: string }) {
  const points = onScreen.test(capabilityName)
    ? [
        t('A screenshot of the whole message or page'),
        t('The sponsor’s name or logo is easy to see'),
        t('The date, or how many people it reached, is in the picture'),
      ]
    : [
        t('The whole thing and where it is, from a few steps away'),
        t('The sponsor’s name or logo is easy to read'),
        t('Daylight, nothing in the way, no filter'),
      ];
  return (
    <div className="proof__good">
      <p className="label">{t('A good photo shows')}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
