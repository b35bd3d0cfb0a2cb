import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDate, formatInstant, formatMoney, formatNumber, seasonName } from '../../../ui/formats.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { FactList } from '../components/FactList.tsx';
import { Icon } from '../components/Icon.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { agesOf, genderName } from '../organizations/players.ts';
import { siteName, siteUrl } from '../organizations/website.ts';
import type { OfferRecordFragment } from './generated/graphql.ts';

type Props = { offer: OfferRecordFragment };
type Contract = OfferRecordFragment['offerContracts'][number];
type OtherOffer = OfferRecordFragment['organization']['offers'][number];

/** Frozen versions of the accepted terms (S-240). */
export function ContractsCard({ offer }: Props) {
  return (
    <TitledCard id="contracts" title="Contracts">
      {offer.offerContracts.length ? (
        <LocalTable<Contract>
          resource="offerContracts"
          data={offer.offerContracts}
          sort={{ field: 'versionNumber', order: 'DESC' }}
          aria-label="Contracts"
        >
          <Column<Contract> source="versionNumber" label="Version" />
          <Column<Contract> source="createdAt" format={formatInstant} />
          <Column<Contract>
            source="fullSizeUrl"
            label="Document"
            align="right"
            disableSort
            render={({ fullSizeUrl }) =>
              fullSizeUrl ? (
                <MuiLink href={fullSizeUrl} target="_blank" rel="noreferrer">
                  Open contract <Icon name="ext" />
                </MuiLink>
              ) : null
            }
          />
        </LocalTable>
      ) : (
        <EmptyState>No contracts for this offer.</EmptyState>
      )}
    </TitledCard>
  );
}

/** The organization's confirmed offers (S-241). */
export function ConfirmedCard({ offer }: Props) {
  const rows = offer.organization.offers.filter(({ id, status }) => status === 'confirmed' && id !== offer.id);
  return (
    <TitledCard id="confirmed" title="Confirmed Sponsorships" note={rows.length || undefined}>
      {rows.length ? (
        <LocalTable<OtherOffer> resource="confirmedOffers" data={rows} aria-label="Confirmed Sponsorships">
          <Column<OtherOffer>
            source="campaign.name"
            render={({ id, campaign }) => (
              <MuiLink component={Link} to={`/offers/${id}`}>
                {campaignTitle(campaign)}
              </MuiLink>
            )}
          />
          <Column<OtherOffer> source="sponsorableProperty.name" label="Property" />
          <Column<OtherOffer> source="value" align="right" format={formatMoney} />
        </LocalTable>
      ) : (
        <EmptyState>No other confirmed sponsorships of this organization.</EmptyState>
      )}
    </TitledCard>
  );
}

/** The program and its organization (S-242). */
export function ProfileCard({ offer }: Props) {
  const { organization, sponsorableProperty: property } = offer;
  const { mailingAddress: mailing, websiteUrl, sponsorshipInsightReport: insight } = organization;
  return (
    <TitledCard id="profile" title="Organization Profile">
      <Box sx={{ p: 2 }}>
        <FactList
          facts={[
            [
              'Plays at',
              organization.primaryPlayLocation?.address ?? 'No play location has been added for this league.',
            ],
            ['Program', `${property.name}, ${seasonName(property.season)}`],
            ['Sport', property.sport?.name],
            ['Competitiveness', property.competitiveness?.name],
            ['Players', formatNumber(property.numberOfPlayers)],
            ['Genders', genderName(property)],
            ['Ages', agesOf(property)],
            ['Games', [formatDate(property.startDate), formatDate(property.endDate)].filter(Boolean).join(' – ')],
            ['Contact', organization.contactEmail],
            ['Phone', organization.contactPhone],
            [
              'Website',
              websiteUrl ? (
                <MuiLink key="site" href={siteUrl(websiteUrl)} target="_blank" rel="noreferrer">
                  {siteName(websiteUrl)}
                </MuiLink>
              ) : null,
            ],
            [
              'Mailing address',
              mailing ? `${mailing.line1}, ${mailing.city}, ${mailing.state} ${mailing.zip}` : 'Not set',
            ],
            ['Email list', formatNumber(organization.emailListSize)],
            ['Social following', formatNumber(organization.socialMediaFollowingSize)],
            ['Average confirmed value', formatMoney(insight?.averageConfirmedValue)],
            ['Confirmed', insight?.confirmedCount],
          ]}
        />
      </Box>
    </TitledCard>
  );
}
