/** Mocks the lazily loaded map and records its props; import it before the component that shows the map. */
import { jest } from '@jest/globals';
import { useLayoutEffect } from 'react';
import type { LazyMapProps } from '../../../ui/map/LazyMap.tsx';

/** The props of the map as it was last shown; without markers if there is none. */
export const recorded: { map: LazyMapProps } = { map: { label: '' } };

/** Forgets the map of the test before. */
export function forgetMap(): void {
  recorded.map = { label: '' };
}

jest.unstable_mockModule('../../../ui/map/LazyMap.tsx', () => ({
  LazyMap: (props: LazyMapProps) => {
    // once the page shows it, so that a test never acts on a list that is not there yet
    useLayoutEffect(() => {
      recorded.map = props;
    });
    return <div>{props.label}</div>;
  },
}));
