/** Looks something up while the user types. */
import { useEffect, useRef, useState } from 'react';

/**
 * The last question with its answer, asked `pause` milliseconds after the last change; null without a question and until
 * the first answer. A failed request leaves it as it was.
 */
export function useLookup<Answer>(
  question: string | null,
  pause: number,
  ask: (question: string, signal: AbortSignal) => Promise<Answer>,
): { question: string; answer: Answer } | null {
  const [found, setFound] = useState<{ question: string; answer: Answer } | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (question === null) return setFound(null);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      latest.current(question, stop.signal).then(
        (answer) => !stop.signal.aborted && setFound({ question, answer }),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, pause]);
  return found;
}
