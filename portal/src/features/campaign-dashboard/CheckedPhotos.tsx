/** All verified photos of the campaign (M14). */
import { pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { PhotoPages } from '../../shared/campaign/PhotoPages.tsx';
import { useCheckedPhotos } from '../../shared/campaign/useCheckedPhotos.ts';

export function CheckedPhotos({ total, token }: { total: number; token: string }) {
  const load = useCheckedPhotos(token);
  return (
    <section className="wrap" id="checked" aria-labelledby="h-checked">
      <div className="story__head">
        <h2 id="h-checked">{pluralise(total, 'photo')} checked</h2>
        <p>
          Every photo of this campaign that proves an asset, the newest first.{' '}
          <EvidenceLink token={token} list="photos">
            See all by league, asset and date, or download them
          </EvidenceLink>
        </p>
      </div>
      <PhotoPages load={load} empty={null} />
    </section>
  );
}
