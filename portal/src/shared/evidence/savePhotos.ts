import { saveByForm } from '../../lib/saveByForm.ts';

/** Saves photos as a zip: those with these `ids`, or all that match the filters of the list. */
export const savePhotos = (fields: Record<string, string>, token: string, onError: () => void): void =>
  saveByForm('/dashboard_photos.zip', { ...fields, token }, onError);

/** Saves one photo, named by its caption. */
export const savePhoto = (id: number, token: string, onError: () => void): void =>
  saveByForm(`/dashboard_photos/${id}`, { token }, onError);
