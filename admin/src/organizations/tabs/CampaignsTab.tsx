import { Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { latestSeasonFirst } from '../../../../ui/formats.ts';
import { campaignTitle } from '../../campaigns/title.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Loading } from '../../components/Loading.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { LocalTable } from '../../list/LocalTable.tsx';
import { Column } from '../../list/RecordTable.tsx';
import { useAddressFilters } from '../../list/useAddressFilters.ts';
import { isActiveOffer } from '../../offers/states.ts';
import type { OrganizationOffersQuery } from '../generated/graphql.ts';

type Offer = NonNullable<OrganizationOffersQuery['organization']>['offers'][number];

/** The organization's offers, active ones first (B-194 … B-203). */
export function CampaignsTab({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationOffers', { id });
  const { get, set } = useAddressFilters();
  const showsAll = get('all') !== null;
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const offers = [...data.organization.offers].sort((a, b) => latestSeasonFirst(a.campaign, b.campaign) || b.id - a.id);
  const rows = showsAll ? offers : offers.filter(isActiveOffer);
  const hasInactive = offers.some((offer) => !isActiveOffer(offer));
  return (
    <PageBody>
      <TitledCard
        title={showsAll ? 'All Offers' : 'Active Offers'}
        note={rows.length || undefined}
        end={
          hasInactive ? (
            <Button size="small" variant="outlined" onClick={() => set({ all: showsAll ? null : '' })}>
              {showsAll ? 'Show Active' : 'Show All'}
            </Button>
          ) : null
        }
      >
        {rows.length ? (
          <LocalTable<Offer> resource="organizationOffers" data={rows}>
            <Column<Offer>
              source="campaign.name"
              render={(offer) => (
                <>
                  <MuiLink component={Link} to={`/offers/${offer.id}`} sx={{ fontWeight: 600, mr: 1 }}>
                    {campaignTitle(offer.campaign)}
                  </MuiLink>
                  <StatusChip of="campaign" status={offer.campaign.status} />
                </>
              )}
            />
            <Column<Offer> source="sponsorableProperty.name" label="Property" />
            <Column<Offer>
              source="campaign.sponsor.name"
              render={({ campaign: { sponsor } }) => (
                <MuiLink component={Link} to={`/campaign-planner/sponsors/${sponsor.id}`}>
                  {sponsor.name}
                </MuiLink>
              )}
            />
            <Column<Offer>
              source="status"
              label="Offer"
              render={({ status }) => <StatusChip of="offer" status={status} />}
            />
          </LocalTable>
        ) : (
          <EmptyState>
            {hasInactive
              ? 'No active offers. Show All includes the ended ones.'
              : 'No campaigns include sponsorable properties of this organization yet!'}
          </EmptyState>
        )}
      </TitledCard>
    </PageBody>
  );
}
