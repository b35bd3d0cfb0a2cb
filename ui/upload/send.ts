/** Sends a form and tells how much of it has left: fetch does not say, XMLHttpRequest does. */
import { authorization, endRefused, loginOf, NetworkError, type RequestOptions, restError } from '../graphql.ts';
import { sendFailure } from './post.ts';

/** Waits between attempts after a lost connection, in milliseconds; a returning network ends the wait. */
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
        // an answer that is not ours: its status says enough
      }
      if (call.status === 401) endRefused(login);
      if (call.status >= 200 && call.status < 300) resolve(answer as Result);
      else reject(restError(call.status, answer));
    });
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

/** Ends after the time, or as soon as the browser is online again. */
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
 * Posts a form; a lost connection is tried again twice. `onProgress` gets the share that has left, 0 to 1; `onWait` is
 * told when the connection was lost and another attempt follows. `signal` ends it. Throws ApiError or NetworkError. Only for
 * calls that answer the same when they are repeated.
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
      const error = await sendFailure(failure, form);
      if (signal.aborted || !(error instanceof NetworkError)) throw error;
      onWait();
      await pause(wait);
      signal.throwIfAborted();
    }
  }
  return attempt<Result>(path, form, options, onProgress, signal);
}
