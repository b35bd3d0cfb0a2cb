/** Rules of an image upload without looks: types, size, and what to say. */

/** Largest image in bytes (S-049, L-305). */
export const maxImageBytes = 20_000_000;

/** Types a person may choose (L-301). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

/** Value of an `accept` attribute for images. */
export const imageAccept = imageTypes.join(',');

/** Sentence for a file that is too large, to the letter (S-049). */
export const tooLargeText = 'File cannot exceed 20MB!';

/** Sentence for a file of another type. */
export const wrongTypeText = 'Please choose a JPEG, PNG or GIF picture.';

/** Sentence for a photo as iPhones keep them; Safari there sends a JPEG instead, because `imageAccept` does not name it. */
export const heicText =
  'This is a HEIC photo, which we cannot read. Please choose it on the iPhone that took it, which sends a JPEG, or save it as a JPEG first.';

/** Whether a chosen file calls itself HEIC; browsers that do not know the type give none, so the name counts too. */
export const isHeic = ({ type, name }: { type?: string; name?: string }): boolean =>
  /^image\/hei[cf]/.test(type ?? '') || /\.hei[cf]$/i.test(name ?? '');

/** What is wrong with a chosen file, null when it may be sent. The server looks at the content itself again. */
export function imageProblem(file: { type: string; size: number; name?: string } | null | undefined): string | null {
  if (!file) return wrongTypeText;
  if (isHeic(file)) return heicText;
  if (!(imageTypes as readonly string[]).includes(file.type)) return wrongTypeText;
  if (file.size > maxImageBytes) return tooLargeText;
  return null;
}

/** The form of one proof for `POST /verification_images` (L-305). */
export function verificationImageForm(verificationDeadlineId: number, image: File): FormData {
  const form = new FormData();
  form.set('verificationDeadlineId', String(verificationDeadlineId));
  form.set('image', image);
  return form;
}
