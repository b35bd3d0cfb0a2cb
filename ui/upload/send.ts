/** Posts a form with progress, using XMLHttpRequest because fetch does not report upload progress. */
import { authorization, endRejectedLogin, loginOf, NetworkError, type RequestOptions, restError } from '../graphql.ts';
import { uploadError } from './post.ts';

/** Milliseconds between attempts after a lost connection; an `online` event ends the pause. */
const pauses = [2_000, 6_000];

function attempt<Result>(
  path: string,
  form: FormData,
  options: RequestOptions,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const login = loginOf(options);
    const call = new XMLHttpRequest();
    call.open('POST', path);
    for (const [name, value] of Object.entries({ accept: 'application/json', ...authorization(options) }))
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
 * called before each retry; `signal`: cancels it. Throws ApiError or NetworkError. Only for idempotent operations.
 */
export async function sendForm<Result>(
  path: string,
  form: FormData,
  options: RequestOptions,
  { onProgress, onWait, signal }: { onProgress: (share: number) => void; onWait: () => void; signal: AbortSignal },
): Promise<Result> {
  signal.throwIfAborted();
  for (const wait of pauses) {
    try {
      return await attempt<Result>(path, form, options, onProgress, signal);
    } catch (failure) {
      const error = await uploadError(failure, form);
      if (signal.aborted || !(error instanceof NetworkError)) throw error;
      onWait();
      await pause(wait);
      signal.throwIfAborted();
    }
  }
  return attempt<Result>(path, form, options, onProgress, signal);
}
