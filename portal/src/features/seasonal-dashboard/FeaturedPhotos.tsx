/** Featured photos (S-210), and below them all verified photos (M14). */
import { useCallback } from 'react';
import { formatNumber } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { EmptyState } from '../../components/States.tsx';
import { FeaturedPhotosDocument } from '../../shared/campaign/generated/graphql.ts';
import { PhotoPages } from '../../shared/campaign/PhotoPages.tsx';
import { useCheckedPhotos } from '../../shared/campaign/useCheckedPhotos.ts';

export function FeaturedPhotos({ token, total }: { token: string; total: number }) {
  const featured = useCallback(
    async (cursor: string | null) =>
      (await request(FeaturedPhotosDocument, { cursor }, { linkToken: token })).featuredPhotos,
    [token],
  );
  const checked = useCheckedPhotos(token);
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
