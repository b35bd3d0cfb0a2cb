/** Seeded random numbers (mulberry32), so that a run that found something can be repeated. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from `from` to `to`, inclusive. */
  between(from: number, to: number): number;
  pick<T>(of: readonly T[]): T;
  /** True with the given probability in percent. */
  percent(share: number): boolean;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (of) => of[Math.floor(next() * of.length)] as never,
    percent: (share) => next() * 100 < share,
  };
}
