/** Posts a form with progress, using XMLHttpRequest because fetch does not report upload progress. */
import {
  authorization,
  endRejectedLogin,
  isFailure,
  loginOf,
  NetworkError,
  type RequestOptions,
  restError,
} from '../graphql.ts';
import { inputOfForm, withKey } from '../requestKeys.ts';
import { uploadError } from './post.ts';

/** Milliseconds between attempts after a lost connection; an `online` event ends the pause. */
const pauses = [2_000, 6_000];

function attempt<Result>(
  path: string,
  form: FormData,
  options: RequestOptions,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  key: Record<string, string>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const login = loginOf(options);
    const call = new XMLHttpRequest();
    call.open('POST', path);
    for (const [name, value] of Object.entries({ accept: 'application/json', ...key, ...authorization(options) }))
      call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    call.addEventListener('error', () => reject(new NetworkError(null)));
    call.addEventListener('abort', () => reject(new NetworkError(null)));
    call.addEventListener('load', () => {
      let answer: Record<string, unknown> | null = null;
      try {
        answer = JSON.parse(call.responseText);
      } catch {
        // The body is not JSON, so the response is not from our server; the status is enough.
      }
      if (call.status === 401) endRejectedLogin(login);
      if (call.status >= 200 && call.status < 300) resolve(answer as Result);
      else reject(restError(call.status, answer));
    });
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

/** Resolves after the time, or as soon as the browser is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    globalThis.addEventListener('online', done);
  });
}

/**
 * Posts a form and retries twice after a lost connection. `onProgress`: called with the share sent, 0 to 1; `onWait`:
 * called before each retry; `signal`: cancels it. Throws ApiError or NetworkError. Every attempt has the same key, and
 * so has the next call with the same form after no answer.
 */
export function sendForm<Result>(
  path: string,
  form: FormData,
  options: RequestOptions,
  progress: Progress,
): Promise<Result> {
  return withKey(path, inputOfForm(form), isFailure, (key) => attempts(path, form, options, progress, key));
}

/** The same under a key of the caller's, who sends the form again later. */
export const sendFormAs = <Result>(
  key: string,
  path: string,
  form: FormData,
  options: RequestOptions,
  progress: Progress,
): Promise<Result> => attempts(path, form, options, progress, { 'idempotency-key': key });

interface Progress {
  onProgress: (share: number) => void;
  onWait: () => void;
  signal: AbortSignal;
}

async function attempts<Result>(
  path: string,
  form: FormData,
  options: RequestOptions,
  { onProgress, onWait, signal }: Progress,
  key: Record<string, string>,
): Promise<Result> {
  signal.throwIfAborted();
  for (const wait of pauses) {
    try {
      return await attempt<Result>(path, form, options, onProgress, signal, key);
    } catch (failure) {
      const error = await uploadError(failure, form);
      if (signal.aborted || !(error instanceof NetworkError)) throw error;
      onWait();
      await pause(wait);
      signal.throwIfAborted();
    }
  }
  return attempt<Result>(path, form, options, onProgress, signal, key);
}
