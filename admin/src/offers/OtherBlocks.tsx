import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatInstant, formatMoney, formatNumber, seasonName } from '../../../ui/formats.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Block, Empty } from '../kit/Block.tsx';
import { Icon } from '../kit/Icon.tsx';
import { agesOf, genderName } from '../organizations/players.ts';
import { siteName, siteUrl } from '../organizations/website.ts';
import { statusOf } from './states.ts';
import type { Sponsorship } from './types.ts';

/** Frozen versions of the accepted terms (S-240). */
export const ContractsBlock = ({ offer }: { offer: Sponsorship }) => (
  <Block id="contracts" title="Contracts">
    {offer.offerContracts.length ? (
      <table className="grid">
        <caption className="vh">Contracts</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Created</th>
            <th scope="col" className="num">
              Document
            </th>
          </tr>
        </thead>
        <tbody>
          {[...offer.offerContracts]
            .sort((a, b) => b.versionNumber - a.versionNumber)
            .map((contract) => (
              <tr key={contract.id}>
                <td data-l="Version">{contract.versionNumber}</td>
                <td data-l="Created">{formatInstant(contract.createdAt)}</td>
                <td className="num" data-l="Document">
                  {contract.fullSizeUrl ? (
                    <a href={contract.fullSizeUrl} target="_blank" rel="noreferrer">
                      Open contract <Icon name="ext" />
                    </a>
                  ) : null}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    ) : (
      <Empty>No contracts for this offer.</Empty>
    )}
  </Block>
);

/** The organization's confirmed offers (S-241). */
export function ConfirmedBlock({ offer }: { offer: Sponsorship }) {
  const rows = offer.organization.offers.filter((one) => statusOf(one) === 'confirmed' && one.id !== offer.id);
  return (
    <Block id="confirmed" title="Confirmed Sponsorships" note={rows.length || undefined}>
      {rows.length ? (
        <table className="grid">
          <caption className="vh">Confirmed Sponsorships</caption>
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              <th scope="col">Property</th>
              <th scope="col" className="num">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.id}>
                <td className="full">
                  <Link to={`/offers/${one.id}`}>{campaignTitle(one.campaign)}</Link>
                </td>
                <td data-l="Property">{one.sponsorableProperty.name}</td>
                <td className="num" data-l="Value">
                  {formatMoney(one.value) || <span className="none">–</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Empty>No other confirmed sponsorships of this organization.</Empty>
      )}
    </Block>
  );
}

/** The property and its organization (S-242). */
export function ProfileBlock({ offer }: { offer: Sponsorship }) {
  const { organization, sponsorableProperty: property } = offer;
  const mailing = organization.mailingAddress;
  const insight = organization.sponsorshipInsightReport;
  const facts: [string, ReactNode][] = [
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
      organization.websiteUrl ? (
        <a key="site" href={siteUrl(organization.websiteUrl)} target="_blank" rel="noreferrer">
          {siteName(organization.websiteUrl)}
        </a>
      ) : null,
    ],
    ['Mailing address', mailing ? `${mailing.line1}, ${mailing.city}, ${mailing.state} ${mailing.zip}` : 'Not set'],
    ['E-mail list', formatNumber(organization.emailListSize)],
    ['Social following', formatNumber(organization.socialMediaFollowingSize)],
    ['Average confirmed value', formatMoney(insight?.averageConfirmedValue)],
    ['Confirmed', insight?.confirmedCount],
  ];
  return (
    <Block id="profile" title="Organization Profile">
      <dl className="pairs block__body">
        <dt>Plays at</dt>
        <dd>{organization.primaryPlayLocation?.address ?? 'No play location has been added for this league.'}</dd>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Block>
  );
}
