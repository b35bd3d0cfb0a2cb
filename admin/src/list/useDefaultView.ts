import { useResourceContext, useStore } from 'react-admin';
import type { View } from './view.ts';

/** The user's default view for lists of a resource; undefined if there is none. */
export function useDefaultView(resource?: string): View | undefined {
  const name = useResourceContext({ ...(resource ? { resource } : {}) });
  const [view] = useStore<View | undefined>(`${name}.defaultView`);
  return view;
}
