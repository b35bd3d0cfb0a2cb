import { describe, expect, it } from '@jest/globals';
import { boundsOf, circlePolygon, maxZoom, minZoom } from './geometry.ts';

const miles = (a: [number, number], b: [number, number]) => {
  const rad = (value: number) => (value * Math.PI) / 180;
  const h =
    Math.sin(rad(b[1] - a[1]) / 2) ** 2 +
    Math.cos(rad(a[1])) * Math.cos(rad(b[1])) * Math.sin(rad(b[0] - a[0]) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(h));
};

describe('map shapes', () => {
  it('every point of a circle is its radius away from the center', () => {
    const ring = circlePolygon({ lat: 42.1, lon: -80.1, miles: 50 }).geometry.coordinates[0] as [number, number][];
    expect(ring[0]).toEqual(ring.at(-1));
    for (const point of ring) expect(miles([-80.1, 42.1], point)).toBeCloseTo(50, 3);
  });

  it('[S-443] a degree of latitude is 69 miles, and a mile 1609.34 meters', () => {
    const ring = circlePolygon({ lat: 40, lon: -90, miles: 69 }).geometry.coordinates[0] as [number, number][];
    expect(Math.max(...ring.map(([, lat]) => lat)) - 40).toBeCloseTo(1, 2);
    const metersAroundTheEarth = 40_030_200; // Circumference for the mean radius.
    const milesAroundTheEarth = (360 * 69) / (Math.max(...ring.map(([, lat]) => lat)) - 40);
    expect(metersAroundTheEarth / milesAroundTheEarth).toBeCloseTo(1609.34, 0);
  });

  it('[S-443] shows the United States when there is no content', () => {
    expect(boundsOf([])).toEqual([-124.8, 24.4, -66.9, 49.4]);
  });

  it('[S-443] zooms from 2 to 13', () => {
    expect([minZoom, maxZoom]).toEqual([2, 13]);
  });

  it('bounds contain every point and circle', () => {
    const [west, south, east, north] = boundsOf([{ lat: 30, lon: -97 }], [{ lat: 42, lon: -80, miles: 100 }]);
    expect(west).toBeLessThan(-97);
    expect(south).toBeLessThan(30);
    expect(east).toBeGreaterThan(-78.1);
    expect(north).toBeGreaterThan(43.4);
  });
});
