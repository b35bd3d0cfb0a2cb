/** The URL of a picture beside text, from its signed URL: of a large one a copy of at most 1,200 pixels. Null without a picture. */
export const pagePicture = (fullSizeUrl: string | null | undefined): string | null =>
  fullSizeUrl ? `${fullSizeUrl}&size=page` : null;
