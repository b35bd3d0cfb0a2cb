/** Featured photos, of which the first ten load with the page (S-188, S-437). */

import { type Page, usePageLoader } from '../../lib/usePages.ts';
import { FeaturedPhotosDocument } from '../../shared/campaign/generated/graphql.ts';
import { PhotoPages } from '../../shared/campaign/PhotoPages.tsx';
import type { FeaturedPhoto } from '../../shared/campaign/types.ts';

export function FeaturedPhotos({ first, token }: { first: Page<FeaturedPhoto>; token: string }) {
  const load = usePageLoader(FeaturedPhotosDocument, {}, token, (data) => data.featuredPhotos);
  return (
    <section className="wrap" id="photos" aria-labelledby="h-photos">
      <div className="story__head">
        <h2 id="h-photos">Featured photos</h2>
        <p>Our team has checked every picture.</p>
      </div>
      <PhotoPages load={load} first={first} large what="featured photos" empty={null} />
    </section>
  );
}
