import { Link } from 'react-router-dom';
import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Badge, StatusBadge } from '../kit/Badge.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { Ticker } from '../kit/Head.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { isActiveOffer } from '../offers/states.ts';
import { Confidence } from './Confidence.tsx';
import { OrganizationPeekDocument } from './documents.ts';

/** Detail beside the list, so that the list is not lost. */
export function OrganizationPeek({ id }: { id: number }) {
  const rested = useDebounced(id, 150);
  const { data } = useDocument(OrganizationPeekDocument, { id: rested }, { keep: true });
  const organization = data?.organization;
  if (!organization) return null;
  const insight = organization.sponsorshipInsightReport;
  const offers = organization.offers.filter(isActiveOffer).slice(0, 5);
  const reach: [string, number | null][] = [
    ['Participants a year', organization.numberOfUniqueParticipantsPerYear],
    ['E-mail list', organization.emailListSize],
    ['Social following', organization.socialMediaFollowingSize],
    ['Play locations', organization.playLocations.length],
  ];
  return (
    <aside className="peek" aria-label={organization.name}>
      <div className="peek__head">
        <span className="initial initial--lg" aria-hidden="true">
          {organization.name.charAt(0).toUpperCase()}
        </span>
        <div>
          <h2>{organization.name}</h2>
          {organization.engagementStatus === 'active' ? (
            <Badge tone="confirmed">Active</Badge>
          ) : (
            <Badge tone="inactive">Inactive</Badge>
          )}
        </div>
      </div>
      <section>
        <Ticker
          label="Sponsorship insight report"
          items={[
            { label: 'Avg. value', value: formatMoney(insight?.averageConfirmedValue) || '–' },
            { label: 'Confirmed', value: insight?.confirmedCount ?? 0 },
            {
              label: 'On-time',
              value:
                insight?.onTimeVerificationPercentage == null
                  ? '–'
                  : `${Math.round(Number(insight.onTimeVerificationPercentage))}%`,
            },
          ]}
        />
      </section>
      <section>
        <h3>Active Offers</h3>
        {offers.length ? (
          <ul>
            {offers.map((offer) => (
              <li key={offer.id}>
                <Link to={`/offers/${offer.id}`}>{campaignTitle(offer.campaign)}</Link>
                <StatusBadge of="offer" status={offer.status} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft small">None now</p>
        )}
      </section>
      <section>
        <h3>Reach</h3>
        <dl className="pairs">
          {reach.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{formatNumber(value) || '–'}</dd>
            </div>
          ))}
          <dt>Data confidence</dt>
          <dd>
            <Confidence value={organization.dataConfidence} />
          </dd>
        </dl>
      </section>
      <footer>
        <ButtonLink small to={`/organizations/${organization.id}`}>
          Open
        </ButtonLink>
        <ButtonLink small look="bare" to={`/organizations/${organization.id}/comments`}>
          Comments
        </ButtonLink>
      </footer>
    </aside>
  );
}
