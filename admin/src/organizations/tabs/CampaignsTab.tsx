import { Link } from 'react-router-dom';
import { latestSeasonFirst } from '../../../../ui/formats.ts';
import { useDocument } from '../../api/hooks.ts';
import { campaignTitle } from '../../campaigns/title.ts';
import { StatusBadge } from '../../kit/Badge.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { useFilters } from '../../kit/useFilters.ts';
import { Problem } from '../../layout/Problem.tsx';
import { isActiveOffer } from '../../offers/states.ts';
import { OrganizationOffersDocument } from '../documents.ts';

/** The organization's offers, active ones first (B-194 … B-203). */
export function CampaignsTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationOffersDocument, { id });
  const { get, set } = useFilters();
  const all = get('all') !== null;
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const offers = [...data.organization.offers].sort((a, b) => latestSeasonFirst(a.campaign, b.campaign) || b.id - a.id);
  const rows = all ? offers : offers.filter(isActiveOffer);
  const inactive = offers.some((offer) => !isActiveOffer(offer));
  return (
    <div className="body">
      <Block
        title={all ? 'All Offers' : 'Active Offers'}
        note={rows.length || undefined}
        end={
          inactive ? (
            <Button small onClick={() => set({ all: all ? null : '' })}>
              {all ? 'Show Active' : 'Show All'}
            </Button>
          ) : null
        }
      >
        {rows.length ? (
          <table className="grid">
            <caption className="vh">Offers</caption>
            <thead>
              <tr>
                <th scope="col">Campaign</th>
                <th scope="col">Property</th>
                <th scope="col">Sponsor</th>
                <th scope="col">Offer</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: offerId, campaign, sponsorableProperty, status }) => (
                <tr key={offerId}>
                  <td className="full">
                    <Link className="name" to={`/offers/${offerId}`}>
                      {campaignTitle(campaign)}
                    </Link>{' '}
                    <StatusBadge of="campaign" status={campaign.status} />
                  </td>
                  <td data-l="Property">{sponsorableProperty.name}</td>
                  <td data-l="Sponsor">
                    <Link to={`/campaign-planner/sponsors/${campaign.sponsor.id}`}>{campaign.sponsor.name}</Link>
                  </td>
                  <td data-l="Offer">
                    <StatusBadge of="offer" status={status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty>
            {inactive
              ? 'No offer is active. Show All lists those that ended.'
              : 'No campaigns include sponsorable properties of this organization yet!'}
          </Empty>
        )}
      </Block>
    </div>
  );
}
