/** All verified photos of the campaign (M14). */
import { pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { usePageLoader } from '../../lib/usePages.ts';
import { CheckedPhotosDocument } from '../../shared/campaign/generated/graphql.ts';
import { PhotoPages } from '../../shared/campaign/PhotoPages.tsx';

export function CheckedPhotos({ total, token }: { total: number; token: string }) {
  const load = usePageLoader(CheckedPhotosDocument, {}, token, (data) => data.checkedPhotos);
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
