/** A campaign on the sponsor's home: picture, numbers, proof, what is new and the next dates (S-175, M15). */
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { DeliveryBar, deliveryParts } from '../../../../ui/charts/DeliveryBar.ts';
import { today } from '../../../../ui/clock.ts';
import { formatCompact, formatDate, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { campaignStatuses, statusStyle } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { EvidenceList } from '../../lib/evidence.ts';
import type { Filters } from '../../lib/filters.ts';
import { paths } from '../../lib/paths.ts';
import type { CampaignNumbers } from './home.ts';
import type { SponsorCampaign } from './types.ts';

/** The color of a part of the bar beside its number. */
const Key = ({ part }: { part: string }) => <i className={`delivery__key delivery__${part}`} aria-hidden="true" />;

/** `token`: the campaign's dashboard, whose lists the numbers open; null without one. */
function Numbers({ numbers, token }: { numbers: CampaignNumbers; token: string | null }) {
  const opening = (list: EvidenceList, text: ReactNode, filters: Filters = {}) =>
    token === null ? (
      text
    ) : (
      <EvidenceLink token={token} list={list} filters={filters}>
        {text}
      </EvidenceLink>
    );
  const { leagues, photos, impressions, confirmed, target, extra, goalDate, delivery } = numbers;
  const found = [
    [formatNumber(leagues), leagues === 1 ? 'league' : 'leagues', leagues, 'leagues'],
    [formatNumber(photos), photos === 1 ? 'photo checked' : 'photos checked', photos, 'photos'],
    [formatCompact(impressions), 'impressions', impressions, 'impressions'],
  ] as const;
  const fresh = [
    numbers.newLeagues > 0 && pluralise(numbers.newLeagues, 'league'),
    numbers.newPhotos > 0 && pluralise(numbers.newPhotos, 'photo'),
  ].filter((part) => part !== false);
  return (
    <>
      <ul className="campaign__nums">
        {found
          .filter(([, , count]) => count > 0)
          .map(([number, label, , list]) => (
            <li key={label}>
              {opening(
                list,
                <>
                  <b className="num">{number}</b> {label}
                </>,
              )}
            </li>
          ))}
      </ul>
      {delivery.confirmed > 0 && (
        <div className="campaign__proof">
          <DeliveryBar delivery={delivery} />
          <p className="small soft">
            <Key part="proven" />
            {opening('assets', formatNumber(delivery.proven), { status: 'proven' })} of{' '}
            {opening('assets', formatNumber(delivery.confirmed))} confirmed assets proven
            {deliveryParts
              .filter(({ part }) => part !== 'proven' && delivery[part] > 0)
              .map(({ part, label, status }) => (
                <Fragment key={part}>
                  , <Key part={part} />
                  {opening('assets', `${formatNumber(delivery[part])} ${label.toLowerCase()}`, { status })}
                </Fragment>
              ))}
            {delivery.lateHidden && ', what is late is not shown to you'}
            {delivery.unconfirmed > 0 && (
              <>
                ; <Key part="unconfirmed" />
                {formatNumber(delivery.unconfirmed)} more promised
              </>
            )}
            {delivery.extra > 0 && delivery.unconfirmed === 0 && (
              <>
                ; <Key part="promise" />
                {formatNumber(delivery.contracted)} promised
              </>
            )}
          </p>
        </div>
      )}
      <ul className="campaign__facts small">
        {fresh.length > 0 && <li className="campaign__new">New since your last visit: {fresh.join(' and ')}</li>}
        {target !== null && (
          <li>
            {opening('leagues', formatNumber(confirmed))} of {formatNumber(target)} sponsorships confirmed
            {extra > 0 && `, ${formatNumber(extra)} more than planned`}
            {goalDate && `, goal ${formatDate(goalDate)}${confirmed < target && goalDate < today() ? ' missed' : ''}`}
          </li>
        )}
        {delivery.nextDueOn && <li>Next photo due {formatDate(delivery.nextDueOn)}</li>}
      </ul>
    </>
  );
}

/** `numbers`: null while they load, and for staff. */
export function CampaignCard({ campaign, numbers }: { campaign: SponsorCampaign; numbers: CampaignNumbers | null }) {
  return (
    <li className={numbers?.picture ? 'campaign campaign--pictured' : 'campaign'}>
      {numbers?.picture && <img src={numbers.picture} alt="" loading="lazy" />}
      <div className="campaign__text">
        <p className="campaign__name">
          <b>{campaign.name}</b>
          <Badge status={statusStyle(campaignStatuses, campaign.status)} />
        </p>
        {numbers && <Numbers numbers={numbers} token={campaign.magicToken} />}
        {campaign.magicToken && (
          <Link className="row-link" to={paths.campaignDashboard(campaign.magicToken)}>
            View<span className="sr"> {campaign.name}</span> <Icon name="right" />
          </Link>
        )}
      </div>
    </li>
  );
}
