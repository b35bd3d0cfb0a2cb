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

/** What is wrong with a chosen file, null when it may be sent. The server looks at the content itself again. */
export function imageProblem(file: { type: string; size: number } | null | undefined): string | null {
  if (!file) return wrongTypeText;
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
