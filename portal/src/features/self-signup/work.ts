/** The proof of work that the server requires before it accepts another sign-up from the same network (server/rest/signUpWork.ts, X14). */
export interface Work {
  challenge: string;
  /** Number of leading zero bits required of SHA-256 of `challenge.number`. */
  bits: number;
}

/** Numbers tried before yielding to the browser. */
const BATCH = 512;

const startsWithZeros = (digest: ArrayBuffer, bits: number): boolean =>
  new DataView(digest).getUint32(0) >>> (32 - bits) === 0;

/** Finds the number; returns `challenge.number`. Takes up to about 15 seconds. */
export async function doWork({ challenge, bits }: Work): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const answers = Array.from({ length: BATCH }, (_, n) => `${challenge}.${first + n}`);
    const digests = await Promise.all(answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(answer))));
    const found = digests.findIndex((digest) => startsWithZeros(digest, bits));
    if (found >= 0) return answers[found] as string;
  }
}
