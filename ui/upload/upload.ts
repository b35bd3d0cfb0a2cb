/** Rules for image uploads: types, size and error messages. */

/** Largest image in bytes (S-049, L-305). */
export const maxImageBytes = 20_000_000;

/** Accepted types (L-301). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

/** Value of an `accept` attribute for images. */
export const imageAccept = imageTypes.join(',');

/** Message for a file that is too large, verbatim from the specification (S-049). */
export const tooLargeText = 'File cannot exceed 20MB!';

/** Message for a file of another type. */
export const wrongTypeText = 'Please choose a JPEG, PNG or GIF picture.';

/** Message for a HEIC photo; Safari on iPhones converts to JPEG because `imageAccept` does not list HEIC. */
export const heicText =
  'This is a HEIC photo, which we cannot read. Please choose it on the iPhone that took it, which sends a JPEG, or save it as a JPEG first.';

/** True if a file is HEIC by its type, or by its name in browsers that leave the type empty. */
export const isHeic = ({ type, name }: { type?: string; name?: string }): boolean =>
  /^image\/hei[cf]/.test(type ?? '') || (!type && /\.hei[cf]$/i.test(name ?? ''));

const signatures: Record<(typeof imageTypes)[number], RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/gif': /^GIF8/,
};

/**
 * The file with the type of its content: browsers take the type from the name, which may be wrong, and the server does
 * not. A file that is no picture is returned unchanged.
 */
export async function typedByContent<Given extends File | null | undefined>(file: Given): Promise<Given | File> {
  if (!file) return file;
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    const type = imageTypes.find((imageType) => signatures[imageType].test(start));
    return type && type !== file.type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
  } catch {
    return file; // it cannot be read; sending it says why
  }
}

/** The error for a chosen file; null if valid. The server checks the content itself. */
export function imageProblem(file: { type: string; size: number; name?: string } | null | undefined): string | null {
  if (!file) return wrongTypeText;
  if (isHeic(file)) return heicText;
  if (!(imageTypes as readonly string[]).includes(file.type)) return wrongTypeText;
  if (file.size > maxImageBytes) return tooLargeText;
  return null;
}

/**
 * The form data of one proof photo for `POST /verification_images` (L-305). `released`: whether everyone who can be
 * recognized, or a guardian, agreed that the sponsor sees it.
 */
export function verificationImageForm(verificationDeadlineId: number, image: File, released: boolean): FormData {
  const form = new FormData();
  form.set('verificationDeadlineId', String(verificationDeadlineId));
  form.set('released', String(released));
  form.set('image', image);
  return form;
}
