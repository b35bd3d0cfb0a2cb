/** The page of a canceled sponsorship: why, and what happened to its checks (M7). */
import { formatMoney } from '../../../../ui/formats.ts';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { seasonText } from '../../lib/labels.ts';
import { checkText } from '../../shared/checks/checks.ts';
import { approvedChecks } from './checkLine.ts';
import type { SponsorshipOffer } from './types.ts';
import { VoidChecks } from './VoidChecks.tsx';

export function Canceled({ offer, today }: { offer: SponsorshipOffer; today: string }) {
  const { campaign, removalReason } = offer;
  const checks = approvedChecks(offer.checks);
  return (
    <>
      <h1>{campaign.sponsor?.name}</h1>
      <p className="soft">{seasonText(campaign.season, campaign.year)}</p>
      <Notice tone="prospecting" icon="alert">
        <b>{t('This sponsorship is canceled.')}</b> {removalReason}
      </Notice>
      {offer.checks.length > 0 && (
        <section className="card card__body" aria-labelledby="check">
          <h2 id="check">{t('Your checks')}</h2>
          <ul>
            {checks.map((check) => (
              <li key={check.id}>
                <b>{formatMoney(check.amount)}</b> <span>{checkText(check, today)}</span>
              </li>
            ))}
          </ul>
          <VoidChecks checks={offer.checks} />
        </section>
      )}
    </>
  );
}
