import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cityState, formatMoney, formatNumber } from '../../../../ui/formats.ts';
import { useWhole } from '../../api/useWhole.ts';
import { StatusBadge } from '../../kit/Badge.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { ShowMore } from '../../kit/ShowMore.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { type Group, groupOf, groups } from '../../offers/states.ts';
import { CampaignPropertiesDocument, type CampaignProperty } from '../documents.ts';
import { DownloadModal } from './DownloadModal.tsx';

/** Rows of a stage that are drawn at once. */
const STEP = 200;

const offersOf = (data: { campaign: { offers: CampaignProperty[] } | null }) => data.campaign?.offers;

/** The campaign's properties by stage (S-081, S-082). */
export function PropertiesTab({ campaignId }: { campaignId: number }) {
  const [downloading, setDownloading] = useState(false);
  const [limits, setLimits] = useState<Partial<Record<Group, number>>>({});
  const {
    head,
    rows: offers,
    more,
    error,
    refetch,
  } = useWhole(CampaignPropertiesDocument, { id: campaignId }, offersOf, true);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!head?.campaign) return <Loading />;
  return (
    <>
      <p className="tabacts">
        <Button small icon="doc" onClick={() => setDownloading(true)}>
          Download list
        </Button>
      </p>
      {downloading ? <DownloadModal campaignId={campaignId} onClose={() => setDownloading(false)} /> : null}
      {groups.map((group) => {
        const rows = offers.filter((offer) => groupOf(offer) === group.id);
        const limit = limits[group.id] ?? STEP;
        const shown = rows.slice(0, limit);
        return (
          <Block
            key={group.id}
            title={
              <span className={`g-${group.glyph} grouptitle`}>
                <Glyph name={group.glyph} />
                <span>{group.label}</span>
              </span>
            }
            note={rows.length ? `${formatNumber(rows.length)}${more ? ' so far' : ''}` : null}
          >
            {rows.length ? (
              <table className="grid">
                <caption className="vh">{group.label}</caption>
                <thead>
                  <tr>
                    <th scope="col">Sponsorable property</th>
                    <th scope="col">Place</th>
                    <th scope="col" className="num">
                      Players
                    </th>
                    <th scope="col" className="num">
                      Value
                    </th>
                    <th scope="col">Status</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ id, status, value, sponsorableProperty: property }) => (
                    <tr key={id}>
                      <td className="full">
                        <Link className="name" to={`/offers/${id}`}>
                          {property.name}
                        </Link>
                        <span className="sub">{property.organization.name}</span>
                      </td>
                      <td data-l="Place">{cityState(property)}</td>
                      <td className="num" data-l="Players">
                        {formatNumber(property.numberOfPlayers) || <span className="none">–</span>}
                      </td>
                      <td className="num" data-l="Value">
                        {formatMoney(value) || <span className="none">–</span>}
                      </td>
                      <td data-l="Status">
                        <StatusBadge of="offer" status={status} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : (
              <Empty>{group.empty}</Empty>
            )}
            <ShowMore
              shown={shown.length}
              total={rows.length}
              onMore={() => setLimits({ ...limits, [group.id]: limit + STEP })}
            />
          </Block>
        );
      })}
    </>
  );
}
