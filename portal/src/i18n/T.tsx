import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { i18n } from './i18n.ts';

/**
 * A message with elements in it, so that each language can order its parts:
 * `<T id="If you believe this is an error, please <a>contact us</a>." components={{ a: <a href={…} /> }} />`.
 */
export function T(props: { id: string; values?: Record<string, unknown>; components?: Record<string, ReactElement> }) {
  return <TransNoContext {...props} lingui={{ i18n }} />;
}
