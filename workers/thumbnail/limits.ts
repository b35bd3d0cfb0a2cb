/** Width and height of a thumbnail, in pixels. */
export const SIZE = 400;
/** Maximum width and height of a picture beside text on a page, in pixels. */
export const PAGE_SIZE = 1200;
/** How a picture for a page is encoded as WebP: at this size, nobody sees the difference to more bytes. */
export const PAGE_LOOK = { quality: 75, effort: 4 };
/** The limit of uploads; a file that claims more would only use memory. */
export const MAX_PIXELS = 100_000_000;
/** The exit code of the child process for bytes that it cannot read as a picture. */
export const UNREADABLE = 2;
