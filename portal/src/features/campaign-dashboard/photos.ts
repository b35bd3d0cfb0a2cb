/** Which pictures stand where (S-188, S-196). */
import type { DashboardPhoto } from './documents.ts';

/** Thumbnails per league in the list (S-196). */
export const thumbnailsPerOffer = 3;

/** Whether an address is that of a png, jpeg or gif; an address without a name of a type counts as one (S-196). */
export function isThumbnailType(url: string): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  const type = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return type === undefined || ['png', 'jpeg', 'jpg', 'gif'].includes(type);
}

/** Up to three pictures of one league, the featured ones first (S-196). */
export function leaguePhotos(photos: readonly DashboardPhoto[], offerId: number): DashboardPhoto[] {
  return photos
    .filter((photo) => photo.offerId === offerId && isThumbnailType(photo.fullSizeUrl))
    .sort((a, b) => Number(b.featured) - Number(a.featured) || a.id - b.id)
    .slice(0, thumbnailsPerOffer);
}

/** The pictures that lead the page: those that staff has featured (S-188). */
export function featuredPhotos(photos: readonly DashboardPhoto[]): DashboardPhoto[] {
  return photos.filter((photo) => photo.featured);
}
