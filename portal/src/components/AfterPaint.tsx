import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children once the browser has painted what stands before them, so that neither they nor what they load
 * delay the first content. Until then it keeps the space of a screen free, so that the footer does not move.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted ? children : <div className="after-paint" />;
}
