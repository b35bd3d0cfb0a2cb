/** "Promised and Delivered": what leagues confirmed and proved of what the sponsor was promised, in one picture and a table. */
import { DeliveryBar, deliveryParts } from '../../../../ui/charts/DeliveryBar.ts';
import { howWeCountOf } from '../../../../ui/delivery.ts';
import { formatNumber } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DashboardDeliveryDocument } from './generated/graphql.ts';
import { Pace } from './Pace.tsx';
import { Reach } from './Reach.tsx';
import { byAsset, sumOf, targetOf } from './totals.ts';
import './delivery.css';

const none = {};

/** Loads by the dashboard's link token; a failed load can be tried again and leaves the rest of the page as it is. */
export function DeliverySection({ token }: { token: string }) {
  const { data, error, loading, refetch } = useQuery(DashboardDeliveryDocument, none, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  if (loading)
    return (
      <p className="soft loading-rest" role="status">
        Counting what was delivered...
      </p>
    );
  if (error || !data)
    return (
      <div className="delivery__failed" role="alert">
        <p>What was delivered could not be loaded.</p>
        <Button small onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  const rows = byAsset(data.dashboardDeliveries);
  const sum = sumOf('In all', rows);
  return (
    <div className="delivery">
      <Pace target={targetOf(data.dashboardSummaries)} token={token} />
      <Reach reach={data.reach} token={token} />
      {rows.length > 0 && (
        <>
          <figure className="delivery__all">
            <DeliveryBar delivery={sum} />
            <figcaption>
              <ul className="delivery__legend">
                {deliveryParts
                  .filter(({ part }) => sum[part] > 0)
                  .map(({ part, label, status }) => (
                    <li key={part}>
                      <i className={`delivery__key delivery__${part}`} aria-hidden="true" />
                      <EvidenceLink token={token} list="assets" filters={{ status }}>
                        <b className="num">{formatNumber(sum[part])}</b> {label.toLowerCase()}
                      </EvidenceLink>
                    </li>
                  ))}
                {sum.lateHidden && (
                  <li className="soft">
                    {sum.late > 0 ? 'What else is late is not shown to you' : 'What is late is not shown to you'}
                  </li>
                )}
                {sum.unconfirmed > 0 && (
                  <li>
                    <i className="delivery__key delivery__unconfirmed" aria-hidden="true" />
                    <b className="num">{formatNumber(sum.unconfirmed)}</b> not confirmed
                  </li>
                )}
                {sum.contracted !== null && (
                  <li>
                    {sum.extra > 0 && sum.unconfirmed === 0 && (
                      <i className="delivery__key delivery__promise" aria-hidden="true" />
                    )}
                    <EvidenceLink token={token} list="promised">
                      <b className="num">{formatNumber(sum.contracted)}</b> promised
                    </EvidenceLink>
                  </li>
                )}
              </ul>
            </figcaption>
          </figure>
          <DeliveryTable rows={rows} sum={sum} token={token} />
          <details className="proofs">
            <summary>
              How we count <Icon name="down" />
            </summary>
            <p className="small soft">{howWeCountOf(sum)}</p>
          </details>
        </>
      )}
    </div>
  );
}
