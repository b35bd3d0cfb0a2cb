/** Looks at a photo before it is sent: is it large and sharp enough to prove anything, and does it have to be that large? */

export interface PhotoLook {
  width: number;
  height: number;
  /** Variance of the Laplacian of the photo at 400 pixels: how much fine detail there is. */
  sharpness: number;
}

/** Shorter side in pixels below which writing on a banner cannot be read any more. */
export const smallestSide = 600;
/** Below it nothing in the picture has an edge; plain photos of a field lie well above 100. */
export const leastSharpness = 30;
/** Longer side in pixels that a photo is sent with at most: enough to zoom in on, a tenth of the bytes of a large camera. */
export const longestSide = 4096;
const looked = 400;

/** Variance of the Laplacian of grey values, row by row: 0 for an even surface, large for sharp edges. */
export function laplacianVariance(grey: ArrayLike<number>, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [here, left, right, above, below] = [at, at - 1, at + 1, at - width, at + width].map((i) => grey[i] ?? 0);
      const value = (left ?? 0) + (right ?? 0) + (above ?? 0) + (below ?? 0) - 4 * (here ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** What is to be said of a photo before it is sent; null when it is fine. Never a reason to refuse it. */
export function photoConcern(look: PhotoLook): 'small' | 'blurred' | null {
  if (Math.min(look.width, look.height) < smallestSide) return 'small';
  return look.sharpness < leastSharpness ? 'blurred' : null;
}

/** Looks at a picture; null where the browser cannot read it (the server then decides alone). */
export async function lookAt(file: Blob): Promise<PhotoLook | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = draw(picture, looked);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    const look = { width: picture.width, height: picture.height };
    picture.close();
    if (!pixels) return null;
    const grey = Float32Array.from({ length: pixels.length / 4 }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * i, 4 * i + 3);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    });
    return { ...look, sharpness: laplacianVariance(grey, canvas.width, canvas.height) };
  } catch {
    return null;
  }
}

/**
 * The photo as it is sent: JPEG photos longer than 4,096 pixels are made smaller, so that 40 megapixels get through a
 * weak connection; everything else stays as it is, and so does what the browser cannot read.
 */
export async function readyToSend(file: File, look: PhotoLook | null): Promise<File> {
  if (!look || file.type !== 'image/jpeg' || Math.max(look.width, look.height) <= longestSide) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = draw(picture, longestSide);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return blob ? new File([blob], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
