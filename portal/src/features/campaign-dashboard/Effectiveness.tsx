/** "Measuring Effectiveness": impressions, how they are counted, and the digital ad report (S-189, S-190). */
import { formatNumber } from '../../../../ui/formats.ts';
import { Icon } from '../../kit/Icon.tsx';

export function Effectiveness({
  impressions,
  lookerUrl,
  leagues,
  photos,
}: {
  impressions: number | null;
  lookerUrl: string | null;
  leagues: number;
  photos: number;
}) {
  return (
    <section className="wrap" id="effect" aria-labelledby="h-effect">
      <div className="story__head">
        <h2 id="h-effect">Measuring Effectiveness</h2>
      </div>
      {Boolean(impressions) && (
        <div className="headline headline--one">
          <div>
            <p className="stat__n stat__n--xl num">{formatNumber(impressions)}</p>
            <p className="stat__t">impressions</p>
          </div>
          <details className="proofs">
            <summary>
              How we count <Icon name="down" />
            </summary>
            <p className="small soft">
              Players and families of {formatNumber(leagues)} {leagues === 1 ? 'league' : 'leagues'}, reached by the
              assets of this campaign. {formatNumber(photos)} {photos === 1 ? 'photo' : 'photos'} of them in place are
              checked so far.
            </p>
          </details>
        </div>
      )}
      {lookerUrl && (
        <div className="card frame">
          <p className="frame__bar">
            <span>Digital ad report</span>
          </p>
          <iframe
            className="frame__report"
            title="Digital ad report"
            src={lookerUrl}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        </div>
      )}
    </section>
  );
}
