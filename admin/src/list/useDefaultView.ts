import { useResourceContext, useStore } from 'react-admin';
import type { View } from './view.ts';

/** The view that this person's lists of a resource open with; undefined when there is none. */
export function useDefaultView(resource?: string): View | undefined {
  const name = useResourceContext({ ...(resource ? { resource } : {}) });
  const [view] = useStore<View | undefined>(`${name}.defaultView`);
  return view;
}
