/** The table of sponsorships, shown as cards on a phone (L-265, L-273, L-274). */

import { Link } from 'wouter';
import { formatMoney } from '../../../../ui/formats.ts';
import { sponsorshipStatuses } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { seasonText, statusText } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';
import { rowNeed, type SponsorshipRow, sponsorOf } from './sponsorships.ts';

function DetailsCell({ row, mayAnswer }: { row: SponsorshipRow; mayAnswer: boolean }) {
  const { offer, status } = row;
  const need = rowNeed(row);
  const proposed = status === 'proposed';
  const parts = { values: { sponsor: sponsorOf(row) }, components: { more: <span className="sr" /> } };
  return (
    <div className="detail-cell">
      <span className={need.tone ? `needs is-${need.tone}` : 'needs'}>
        {need.tone === 'danger' && <Icon name="alert" />}
        {need.text}
      </span>
      {(!proposed || mayAnswer) && (
        <Link className="row-link" to={proposed ? paths.organizationOffer(offer.id) : paths.sponsorship(offer.id)}>
          {proposed ? (
            <T id="Review<more> the offer of {sponsor}</more>" {...parts} />
          ) : (
            <T id="View<more> the sponsorship of {sponsor}</more>" {...parts} />
          )}
          <Icon name="right" />
        </Link>
      )}
    </div>
  );
}

/** `mayAnswer`: whether the viewer opens offers that wait for an answer. */
export function SponsorshipsTable({ rows, mayAnswer }: { rows: readonly SponsorshipRow[]; mayAnswer: boolean }) {
  return (
    <div className="card">
      <table className="table table--cards">
        <thead>
          <tr>
            <th scope="col">{t('Sponsor')}</th>
            <th scope="col">{t('Season')}</th>
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Details')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.offer.id}>
              <td>
                <div className="who">
                  <Logo name={sponsorOf(row)} url={row.offer.campaign.sponsor?.logoUrl} size="s" />
                  <div>
                    <b>{sponsorOf(row)}</b>
                    {row.offer.value !== null && <span className="num">{formatMoney(row.offer.value)}, </span>}
                    <span className="small soft">{row.offer.sponsorableProperty?.name}</span>
                  </div>
                </div>
              </td>
              <td>{seasonText(row.offer.campaign.season, row.offer.campaign.year)}</td>
              <td>
                <Badge status={statusText(sponsorshipStatuses[row.status])} />
              </td>
              <td>
                <DetailsCell row={row} mayAnswer={mayAnswer} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
