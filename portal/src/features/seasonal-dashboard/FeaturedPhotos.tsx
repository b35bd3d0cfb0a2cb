/** Featured photos (S-210), and below them all verified photos (M14). */
import { formatNumber } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { EmptyState } from '../../components/States.tsx';
import { usePageLoader } from '../../lib/usePages.ts';
import { CheckedPhotosDocument, FeaturedPhotosDocument } from '../../shared/campaign/generated/graphql.ts';
import { PhotoPages } from '../../shared/campaign/PhotoPages.tsx';

export function FeaturedPhotos({ token, total }: { token: string; total: number }) {
  const featured = usePageLoader(FeaturedPhotosDocument, {}, token, (data) => data.featuredPhotos);
  const checked = usePageLoader(CheckedPhotosDocument, {}, token, (data) => data.checkedPhotos);
  return (
    <>
      <PhotoPages load={featured} empty={<EmptyState icon="image">Sorry! You have no photos yet!</EmptyState>} />
      {total > 0 && (
        <section aria-labelledby="h-checked">
          <h3 id="h-checked">All photos checked: {formatNumber(total)}</h3>
          <p>
            <EvidenceLink token={token} list="photos">
              See all by league, asset and date, or download them
            </EvidenceLink>
          </p>
          <PhotoPages load={checked} empty={null} />
        </section>
      )}
    </>
  );
}
