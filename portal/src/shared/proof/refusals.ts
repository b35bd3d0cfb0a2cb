/** Why a photo was not taken, in the server's own words or the browser's reason: what to do about it stands in each. */
import { ApiError } from '../../../../ui/graphql.ts';
import { changedFileText } from '../../../../ui/upload/post.ts';
import { heicText } from '../../../../ui/upload/upload.ts';

const refusals: readonly string[] = [
  'The file is empty.',
  'The file must be a JPEG, PNG or GIF.',
  'The picture could not be read.',
  'The picture is too large: at most 50 megapixels.',
  'The picture takes too long to read. Please save it again and send that.',
  changedFileText,
  heicText,
];

/** The sentence about a photo; null for every other failure, which says nothing that helps here. */
export function photoRefusal(error: unknown): string | null {
  return error instanceof ApiError && refusals.includes(error.message) ? error.message : null;
}
