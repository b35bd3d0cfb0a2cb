/** "Measuring Effectiveness": impressions, how they are counted, and the digital ad report (S-189, S-190). */
import { formatInstant, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { Icon } from '../../components/Icon.tsx';

export function Effectiveness({
  impressions,
  enteredAt,
  lookerUrl,
  leagues,
  photos,
  token,
}: {
  impressions: number | null;
  /** When staff entered the number; null if it is computed. */
  enteredAt: string | null;
  lookerUrl: string | null;
  leagues: number;
  photos: number;
  token: string;
}) {
  return (
    <section className="wrap" id="effect" aria-labelledby="h-effect">
      <div className="story__head">
        <h2 id="h-effect">Measuring Effectiveness</h2>
      </div>
      {Boolean(impressions) && (
        <div className="headline headline--one">
          <div>
            <p className="stat__n stat__n--xl num">
              <EvidenceLink token={token} list="impressions" label={`${formatNumber(impressions)} impressions`}>
                {formatNumber(impressions)}
              </EvidenceLink>
            </p>
            <p className="stat__t">impressions</p>
          </div>
          <details className="proofs">
            <summary>
              How we count <Icon name="down" />
            </summary>
            <p className="small soft">
              {enteredAt
                ? `Our team entered this number on ${formatInstant(enteredAt)}. It is not counted from the leagues below.`
                : `Players and families of ${pluralise(leagues, 'league')}, reached by the assets of this campaign.`}{' '}
              {pluralise(photos, 'photo')} of them in place {photos === 1 ? 'is' : 'are'} checked so far.
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
