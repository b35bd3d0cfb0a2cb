/** Posts chosen files. */
import { ApiError, NetworkError, rest } from '../graphql.ts';

/** Sentence for a file that was edited, moved or removed between its choice and its sending. */
export const changedFileText = 'The file was changed after you chose it. Please choose it again.';

/** Whether the browser refuses to read one of the form's files, which it does once the file is not as it was chosen. */
async function holdsChangedFile(form: FormData): Promise<boolean> {
  for (const file of [...form.values()].filter((value) => typeof value !== 'string')) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch (error) {
      if (error instanceof DOMException) return true;
    }
  }
  return false;
}

/** What a lost connection was in truth: a changed file is never sent, and the browser tells of it as of a lost network. */
export const sendFailure = async (error: unknown, form: FormData): Promise<unknown> =>
  error instanceof NetworkError && (await holdsChangedFile(form))
    ? new ApiError(changedFileText, { status: 422, code: 'SL422' })
    : error;

/**
 * Posts a form with files and gives the JSON of the answer; throws like `rest`, and ApiError for a changed file. `signal`
 * ends the sending.
 */
export async function postForm<Result>(path: string, form: FormData, signal?: AbortSignal): Promise<Result> {
  try {
    return await rest<Result>('POST', path, form, signal ? { signal } : {});
  } catch (error) {
    throw await sendFailure(error, form);
  }
}
