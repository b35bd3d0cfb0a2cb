/** Why a photo was rejected, as the server's message or the browser's reason; each says what to do about it. */
import { ApiError } from '../../../../ui/graphql.ts';
import { changedFileText } from '../../../../ui/upload/post.ts';
import { heicText } from '../../../../ui/upload/upload.ts';

const refusals: readonly string[] = [
  'The file is empty.',
  'The file must be a JPEG, PNG or GIF.',
  'The picture could not be read.',
  'The picture is too large: at most 50 megapixels.',
  'This animated image is too large: its frames may have at most 50 megapixels in total. Please choose one with fewer frames, or a JPEG or PNG.',
  'The picture takes too long to process. Please save a copy and upload that.',
  changedFileText,
  heicText,
];

/** The message about a photo; null for every other error, which says nothing useful here. */
export function photoRefusal(error: unknown): string | null {
  return error instanceof ApiError && refusals.includes(error.message) ? error.message : null;
}
