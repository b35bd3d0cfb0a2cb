/** The head of a sponsorship: who sponsors, which season, and how many photos are accepted (L-291). */
import { formatMoney } from '../../../../ui/formats.ts';
import { sponsorshipStatuses, statusKey } from '../../../../ui/status.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { Progress } from '../../kit/Progress.tsx';
import { seasonText, statusText } from '../../lib/words.ts';
import type { SponsorshipOffer } from './types.ts';

export function Deal({ offer, done, of }: { offer: SponsorshipOffer; done: number; of: number }) {
  const { campaign } = offer;
  const status = statusKey(campaign.status) === 'complete' ? 'complete' : 'active';
  return (
    <div className="deal">
      <Logo name={campaign.sponsor?.name} url={campaign.sponsor?.logoUrl} size="l" />
      <div>
        <h1>{campaign.sponsor?.name}</h1>
        <p className="soft deal__meta">
          <span>
            {seasonText(campaign.season, campaign.year)}
            {offer.value !== null && `, ${formatMoney(offer.value)}`}
          </span>
          <Badge look={statusText(sponsorshipStatuses[status])} />
        </p>
      </div>
      {of > 0 && (
        <Progress
          className="deal__progress"
          done={done}
          of={of}
          label={t('Photos accepted')}
          text={t('{done} of {of, plural, one {# photo accepted} other {# photos accepted}}', { done, of })}
          rest={of > done ? t('{count} to go', { count: of - done }) : t('All done')}
        />
      )}
    </div>
  );
}
