/** Uploads of forms with files. */
import { ApiError, NetworkError, rest } from '../graphql.ts';

/** Message for a file that was edited, moved or removed between choosing and uploading it. */
export const changedFileText = 'The file was changed after you chose it. Please choose it again.';

/** True if the browser cannot read one of the form's files, which happens if it changed after it was chosen. */
async function hasChangedFile(form: FormData): Promise<boolean> {
  for (const file of [...form.values()].filter((value) => typeof value !== 'string')) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch (error) {
      if (error instanceof DOMException) return true;
    }
  }
  return false;
}

/** The cause of a lost connection: browsers report a changed file, which is never sent, as a network error. */
export const uploadError = async (error: unknown, form: FormData): Promise<unknown> =>
  error instanceof NetworkError && (await hasChangedFile(form))
    ? new ApiError(changedFileText, { status: 422, code: 'SL422' })
    : error;

/**
 * Posts a form with files and returns the parsed JSON; throws like `rest`, and ApiError for a changed file. `signal`
 * cancels it.
 */
export async function postForm<Result>(path: string, form: FormData, signal?: AbortSignal): Promise<Result> {
  try {
    return await rest<Result>('POST', path, form, signal ? { signal } : {});
  } catch (error) {
    throw await uploadError(error, form);
  }
}
