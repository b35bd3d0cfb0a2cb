/** The work that the server asks for before it takes another sign-up from the same place (server/rest/signUpWork.ts, X14). */
export interface Work {
  challenge: string;
  /** Zero bits that SHA-256 of `challenge.number` has to begin with. */
  bits: number;
}

/** Numbers tried before the page gets its turn. */
const BATCH = 512;

const startsWithZeros = (digest: ArrayBuffer, bits: number): boolean =>
  new DataView(digest).getUint32(0) >>> (32 - bits) === 0;

/** Finds the number; returns `challenge.number`. Takes from a moment to a quarter of a minute. */
export async function doWork({ challenge, bits }: Work): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const answers = Array.from({ length: BATCH }, (_, n) => `${challenge}.${first + n}`);
    const digests = await Promise.all(answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(answer))));
    const found = digests.findIndex((digest) => startsWithZeros(digest, bits));
    if (found >= 0) return answers[found] as string;
  }
}
