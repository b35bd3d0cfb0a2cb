/** The header of a sponsorship: sponsor, season, and number of accepted photos (L-291). */
import { formatMoney } from '../../../../ui/formats.ts';
import { sponsorshipStatuses, statusKey } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Progress } from '../../components/Progress.tsx';
import { t } from '../../i18n/i18n.ts';
import { seasonText, statusText } from '../../lib/labels.ts';
import type { ProofCount } from '../../shared/proof/deadlines.ts';
import type { SponsorshipOffer } from './types.ts';

export function Deal({ offer, proof }: { offer: SponsorshipOffer; proof: ProofCount }) {
  const { campaign } = offer;
  const { done, sent, waiting, left, of } = proof;
  const rest = [
    sent > 0 ? t('{count} under review', { count: sent }) : '',
    left > 0 ? t('{count} to go', { count: left }) : '',
    waiting > 0 ? t('{count} waiting for artwork', { count: waiting }) : '',
  ].filter(Boolean);
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
          <Badge status={statusText(sponsorshipStatuses[status])} />
        </p>
      </div>
      {of > 0 && (
        <Progress
          className="deal__progress"
          done={done}
          of={of}
          label={t('Photos accepted')}
          text={t('{done} of {of, plural, one {# photo accepted} other {# photos accepted}}', { done, of })}
          rest={rest.length > 0 ? rest.join(', ') : t('All done')}
        />
      )}
    </div>
  );
}
