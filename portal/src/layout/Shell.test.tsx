/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { PageSkeleton, useStart } from '../components/Skeleton.tsx';
import { Shell } from './Shell.tsx';

describe('the shell of a page', () => {
  it('is in index.html exactly as React renders it, so that nothing moves when React takes over', () => {
    const page = readFileSync(path.resolve('portal/index.html'), 'utf8');
    const written = new DOMParser().parseFromString(page, 'text/html').getElementById('root');
    expect(written?.innerHTML).toBe(render(<Shell />).container.innerHTML);
  });

  it('is no longer starting once a skeleton was removed without another one', async () => {
    const root = document.documentElement;
    root.className = 'starting';
    const { rerender } = render(<PageSkeleton />);
    rerender(<PageSkeleton key="another" label="Loading the offer" />);
    await act(async () => {});
    expect(root.className).toBe('starting');
    rerender(<p>Here it is</p>);
    await act(async () => {});
    expect(root.className).toBe('starting'); // web fonts do not load before the content is painted
    await waitFor(() => expect(root.className).toBe(''));
  });

  it('is no longer starting once a page renders content first', async () => {
    const root = document.documentElement;
    const Content = () => {
      useStart();
      return <p>Here it is</p>;
    };
    root.className = 'starting';
    render(<Content />);
    await waitFor(() => expect(root.className).toBe(''));
  });
});
