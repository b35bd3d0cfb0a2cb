import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../lib/afterPaint.ts';
import { PageParts } from './PageParts.tsx';

/**
 * Renders its children once the browser has painted what stands before them, so that neither they nor what they load
 * delay the first content. Until then it keeps the space of a screen free, so that the footer does not move.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted ? <PageParts>{children}</PageParts> : <div className="after-paint" />;
}
