/** Width and height of a thumbnail, in pixels. */
export const SIZE = 400;
/** No upload has more; a file that claims to would only eat memory. */
export const MAX_PIXELS = 100_000_000;
/** How the child process says that the bytes are no picture it can read. */
export const UNREADABLE = 2;
