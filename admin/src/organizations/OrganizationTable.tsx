import { Link } from 'react-router-dom';
import { cityState, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { Block } from '../kit/Block.tsx';
import { ago } from './ago.ts';
import type { OrganizationRow } from './types.ts';
import { siteName, siteUrl } from './website.ts';

type Props = {
  title: string;
  rows: readonly OrganizationRow[];
  /** Heading of the last column and the instant that it shows. */
  when: { label: string; at: (row: OrganizationRow) => string | undefined };
  cursor: number | null;
  onHover: (id: number) => void;
};

/** On-time verification, amber below 80 %. */
const OnTime = ({ percentage }: { percentage: string | null }) => {
  if (percentage === null) return <span className="none">–</span>;
  const value = Math.round(Number(percentage));
  return (
    <>
      {value}%
      <span className={`meter${value < 80 ? ' meter--low' : ''}`} aria-hidden="true">
        <i style={{ '--v': `${value}%` } as never} />
      </span>
    </>
  );
};

/** Organizations with initial, name, address, website and insight report (B-038, B-041). */
export const OrganizationTable = ({ title, rows, when, cursor, onHover }: Props) => (
  <Block title={title} note={<span className="small">{formatNumber(rows.length)}</span>}>
    <table className="grid org-grid">
      <caption className="vh">{title} organizations</caption>
      <thead>
        <tr>
          <th scope="col">Organization</th>
          <th scope="col">Website</th>
          <th scope="col" className="num">
            Avg. value
          </th>
          <th scope="col" className="num">
            Confirmed
          </th>
          <th scope="col" className="num">
            On-time
          </th>
          <th scope="col" className="num">
            {when.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const insight = row.sponsorshipInsightReport;
          const confirmed = insight?.confirmedCount ?? 0;
          return (
            <tr
              key={row.id}
              className={row.id === cursor ? 'is-cursor' : undefined}
              onMouseEnter={() => onHover(row.id)}
            >
              <td className="full">
                <div className="org">
                  <span className={`initial${confirmed ? '' : ' initial--off'}`} aria-hidden="true">
                    {row.name.charAt(0).toUpperCase()}
                  </span>
                  <div>
                    <Link className="name cut" style={{ display: 'block' }} to={`/organizations/${row.id}`}>
                      {row.name}
                    </Link>
                    <span className="sub cut">
                      {row.primaryPlayLocation?.address || cityState(row) || 'No address yet'}
                    </span>
                  </div>
                </div>
              </td>
              <td className="cut full" data-l="Website">
                {row.websiteUrl ? (
                  <a href={siteUrl(row.websiteUrl)} target="_blank" rel="noreferrer">
                    {siteName(row.websiteUrl)}
                  </a>
                ) : (
                  <span className="none">–</span>
                )}
              </td>
              <td className="num" data-l="Avg. value">
                {formatMoney(insight?.averageConfirmedValue) || <span className="none">None yet</span>}
              </td>
              <td className="num" data-l="Confirmed">
                {confirmed}
              </td>
              <td className="num" data-l="On-time">
                <OnTime percentage={insight?.onTimeVerificationPercentage ?? null} />
              </td>
              <td className="num soft nowrap hide-s" data-l={when.label}>
                {ago(when.at(row))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Block>
);
