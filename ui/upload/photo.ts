/** Measures a photo before upload: whether it is large and sharp enough as proof, and whether to shrink it. */
import { maxImageBytes, typedByContent } from './upload.ts';

export interface PhotoQuality {
  width: number;
  height: number;
  /** Variance of the Laplacian of the photo at 400 pixels: how much fine detail there is. */
  sharpness: number;
}

/** Shorter side in pixels below which text on a banner is unreadable. */
export const minShorterSide = 600;
/** Below this value an image has no edges; plain photos of a field are well above 100. */
export const minSharpness = 30;
/**
 * Maximum of the longer side in pixels of an uploaded photo: enough to zoom in, a tenth of the bytes of a large camera
 * file.
 */
export const maxLongerSide = 4096;
const measuredSide = 400;

/** Variance of the Laplacian of gray values in row order: 0 for a flat area, large for sharp edges. */
export function laplacianVariance(gray: ArrayLike<number>, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [here, left, right, above, below] = [at, at - 1, at + 1, at - width, at + width].map((i) => gray[i] ?? 0);
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

/** The warning for a photo before upload; null if it is fine. Never a reason to reject it. */
export function photoWarning(quality: PhotoQuality): 'small' | 'blurred' | null {
  if (Math.min(quality.width, quality.height) < minShorterSide) return 'small';
  return quality.sharpness < minSharpness ? 'blurred' : null;
}

/** Measures an image; null if the browser cannot decode it (the server then decides). */
export async function measurePhoto(file: Blob): Promise<PhotoQuality | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = draw(picture, measuredSide);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    const quality = { width: picture.width, height: picture.height };
    picture.close();
    if (!pixels) return null;
    const gray = Float32Array.from({ length: pixels.length / 4 }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * i, 4 * i + 3);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    });
    return { ...quality, sharpness: laplacianVariance(gray, canvas.width, canvas.height) };
  } catch {
    return null;
  }
}

/**
 * The photo to upload: JPEGs longer than 4,096 pixels are shrunk so that 40 megapixels get through a slow connection;
 * all other files are returned unchanged.
 */
export async function preparePhoto(file: File, quality: PhotoQuality | null): Promise<File> {
  if (!quality || file.type !== 'image/jpeg' || Math.max(quality.width, quality.height) <= maxLongerSide) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = draw(picture, maxLongerSide);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return blob ? new File([blob], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}

/**
 * A chosen file as it can be sent: with the type of its content, and shrunk if it is larger than the limit, which counts for what
 * is sent. Any other file is returned unchanged.
 */
export async function sendable(file: File): Promise<File> {
  const typed = await typedByContent(file);
  return typed.size > maxImageBytes ? scaledPhoto(typed) : typed;
}

/** The picture to upload, shrunk if it is large: the server takes at most 50 megapixels, which a panorama exceeds. */
export const scaledPhoto = async (file: File): Promise<File> => preparePhoto(file, await measurePhoto(file));
