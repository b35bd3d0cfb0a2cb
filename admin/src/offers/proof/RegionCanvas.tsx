import { Box } from '@mui/material';
import { type PointerEvent, useRef, useState } from 'react';
import { between, type Region } from './regions.ts';

type Props = { src: string; blur: readonly Region[]; crop: Region | null; onDraw: (region: Region) => void };

/** A drag shorter than this in percent is a click. */
const SHORTEST = 1;

const place = ({ left, top, width, height }: Region) => ({
  position: 'absolute',
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
  pointerEvents: 'none',
});

/** A photo on which rectangles are drawn by mouse, pen or touch; the fields beside it do the same by keyboard. */
export function RegionCanvas({ src, blur, crop, onDraw }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<readonly [number, number] | null>(null);
  const [drawn, setDrawn] = useState<Region | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = (box.current as HTMLDivElement).getBoundingClientRect();
    return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
  };
  const end = () => {
    if (drawn && drawn.width > SHORTEST && drawn.height > SHORTEST) onDraw(drawn);
    setCorner(null);
    setDrawn(null);
  };
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: '#0b100e' }}>
      <Box
        ref={box}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          touchAction: 'none',
          cursor: 'crosshair',
          userSelect: 'none',
          lineHeight: 0,
        }}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture?.(event.pointerId);
          setCorner(pointOf(event));
        }}
        onPointerMove={(event) => (corner ? setDrawn(between(corner, pointOf(event))) : undefined)}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <Box
          component="img"
          src={src}
          alt="Draw rectangles on this photo"
          draggable={false}
          sx={{ maxWidth: 1, maxHeight: '60vh' }}
        />
        {[...blur, ...(drawn ? [drawn] : [])].map((region, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no other identity
            key={index}
            sx={{
              ...place(region),
              border: '2px solid #fff',
              outline: '1px solid #000',
              backdropFilter: 'blur(8px)',
              bgcolor: 'rgb(0 0 0 / 0.25)',
            }}
          />
        ))}
        {crop ? (
          <Box sx={{ ...place(crop), border: '2px dashed #fff', boxShadow: '0 0 0 9999px rgb(0 0 0 / 0.55)' }} />
        ) : null}
      </Box>
    </Box>
  );
}
