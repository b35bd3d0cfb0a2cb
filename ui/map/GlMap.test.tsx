import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { easeTo, fitBounds, layers, over, points, type RecordedProps, recorded } from './testing/recordedGl.tsx';

const { default: GlMap } = await import('./GlMap.tsx');

beforeEach(() => {
  layers.clear();
  jest.clearAllMocks();
});

describe('the map', () => {
  it('[B-251] zooms between 2 and 13, also when it opens a cluster', () => {
    render(<GlMap label="Map" points={points} />);
    expect([recorded.map.minZoom, recorded.map.maxZoom]).toEqual([2, 13]);
    recorded.map.onClick(over({ cluster: true, cluster_id: 1 }));
    expect(easeTo).toHaveBeenCalledWith({ center: [-80, 42], zoom: 13 });
  });

  it('[B-248] opens one point of a cluster of the server when it cannot come closer', () => {
    const onPointSelect = jest.fn();
    render(<GlMap label="Map" points={points} onPointSelect={onPointSelect} />);
    recorded.map.onClick(over({ cluster: true, id: 2 }));
    expect(onPointSelect).not.toHaveBeenCalled();
    recorded.zoom = 13;
    recorded.map.onClick(over({ cluster: true, id: 2 }));
    expect(onPointSelect.mock.calls).toEqual([[2]]);
    recorded.zoom = 12;
  });

  it('[B-251] a cluster grows with its number of points, up to 245', () => {
    render(<GlMap label="Map" points={points} />);
    const [kind, between, of, ...stops] = layers.get('clusters')?.paint['circle-radius'] ?? [];
    expect([kind, between, of]).toEqual(['interpolate', ['linear'], ['get', 'point_count']]);
    const counts = stops.filter((_: number, at: number) => at % 2 === 0);
    const sizes = stops.filter((_: number, at: number) => at % 2 === 1);
    const rising = (list: number[]) => [...new Set(list)].sort((a, b) => a - b);
    expect([counts, sizes]).toEqual([rising(counts), rising(sizes)]);
    expect([counts[0], counts.at(-1)]).toEqual([2, 245]); // The radius stops growing after the last step.
  });

  it('[T5] draws points that the server clustered as they are, without clustering them again', () => {
    render(<GlMap label="Map" points={[{ id: 1, lat: 42, lon: -80, label: 'One', count: 12_345 }, ...points]} />);
    expect(recorded.source.cluster).toBe(false);
    expect(recorded.source.data.features.map(({ properties }: RecordedProps) => properties.point_count)).toEqual([
      12_345,
      undefined,
      undefined,
    ]);
    render(<GlMap label="Map" points={points} />);
    expect(recorded.source.cluster).toBe(true);
  });

  it('[B-249] reports once which dot the pointer is over, and once when it leaves', () => {
    const onPointHover = jest.fn();
    render(<GlMap label="Map" points={points} onPointHover={onPointHover} />);
    recorded.map.onMouseMove(over({ id: 1 }));
    recorded.map.onMouseMove(over({ id: 1 }));
    recorded.map.onMouseMove(over({ id: 2 }));
    recorded.map.onMouseMove(over({ cluster: true }));
    recorded.map.onMouseMove(over({ id: 2 }));
    recorded.map.onMouseOut(over());
    expect(onPointHover.mock.calls).toEqual([[1], [2], [null], [2], [null]]);
  });

  it('does not report a dot when the pointer is over a pin, which reports itself', () => {
    const onPointHover = jest.fn();
    render(<GlMap label="Map" points={points} onPointHover={onPointHover} />);
    const pin = Object.assign(document.createElement('button'), { className: 'sl-pin' });
    recorded.map.onMouseMove(over({ id: 1 }));
    recorded.map.onMouseOut(over(undefined, { relatedTarget: pin }));
    recorded.map.onMouseMove(over(undefined, { target: pin }));
    expect(onPointHover.mock.calls).toEqual([[1]]);
  });

  it('opens a cluster whose dots cover each other at the highest zoom, and zooms to others', async () => {
    const onSpotSelect = jest.fn();
    render(<GlMap label="Map" points={points} onSpotSelect={onSpotSelect} />);
    expect(recorded.source.clusterMaxZoom).toBe(13);
    recorded.map.onClick(over({ cluster: true, cluster_id: 7 }));
    await waitFor(() => expect(easeTo).toHaveBeenCalledTimes(1));
    recorded.expansionZoom = 14;
    recorded.map.onClick(over({ cluster: true, cluster_id: 7 }));
    await waitFor(() => expect(onSpotSelect.mock.calls).toEqual([[[1, 2]]]));
    expect(easeTo).toHaveBeenCalledTimes(1);
  });

  it('shows pins at the same spot as one with their number, which opens them by keyboard', async () => {
    const markers = [
      { id: 1, lat: 42, lon: -80, label: 'One', text: '1', state: 'proven' as const },
      { id: 2, lat: 42, lon: -80, label: 'Two', text: '2', state: 'late' as const },
      { id: 3, lat: 40, lon: -80, label: 'Three', text: '3' },
    ];
    const [onSpotSelect, onMarkerSelect, onMarkerHover] = [jest.fn(), jest.fn(), jest.fn()];
    const pins = { label: 'Map', markers, onMarkerSelect, onMarkerHover };
    const { rerender } = render(<GlMap {...pins} highlighted={2} onSpotSelect={onSpotSelect} />);
    const names = () => screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'));
    expect(names()).toEqual(['2 at the same place: One; Two', 'Three']);
    const spot = screen.getByRole('button', { name: /^2 at the same place/ });
    expect([...spot.classList]).toEqual(['sl-pin', 'sl-pin--spot', 'sl-pin--late', 'sl-pin--on']);
    await userEvent.tab();
    expect(spot).toHaveFocus();
    expect(onMarkerHover).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Enter}');
    expect(onSpotSelect.mock.calls).toEqual([[[1, 2]]]);
    rerender(<GlMap {...pins} />);
    expect(names()).toEqual(['One', 'Two', 'Three']);
    rerender(<GlMap label="Map" markers={markers} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: 'Three' })).toHaveTextContent('3');
  });

  it('moves when it gets other bounds', () => {
    const { rerender } = render(<GlMap label="Map" points={points} fit={[-82, 40, -79, 43]} />);
    rerender(<GlMap label="Map" points={points} fit={[-90, 30, -79, 43]} />);
    expect(fitBounds).toHaveBeenLastCalledWith(
      [-90, 30, -79, 43],
      expect.objectContaining({ padding: 24, duration: 0 }),
    );
  });
});
