/** Positions on a letter-size sheet of three-part check stock, in points from its top left corner. */

/** The installation's settings (check_settings); lengths in hundredths of an inch. */
export interface CheckSettings {
  check_position: 'top' | 'middle' | 'bottom';
  first_perforation: number;
  second_perforation: number;
  offset_right: number;
  offset_down: number;
  window_left: number;
  window_top: number;
  window_width: number;
  window_height: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  check: Box;
  vouchers: Box[];
  /** What the envelope's window shows. */
  window: Box;
  /** The lower edge of the printable area of the check: below it is the band that banks read. */
  clearBand: number;
  perforations: number[];
}

export const SHEET = { width: 612, height: 792 };
/** Converts hundredths of an inch to points. */
export const points = (hundredths: number): number => hundredths * 0.72;
const CLEAR_BAND = 62.5;

/** The layout of a sheet, including the printer's offsets. */
export function layoutOf(settings: CheckSettings): Layout {
  const { first_perforation: first, second_perforation: second } = settings;
  const right = points(settings.offset_right);
  const down = points(settings.offset_down);
  const parts = [
    { from: 0, to: first },
    { from: first, to: second },
    { from: second, to: 1100 },
  ].map(
    ({ from, to }): Box => ({ x: right, y: down + points(from), width: SHEET.width, height: points(to - from) }),
  ) as [Box, Box, Box];
  const check = parts[{ top: 0, middle: 1, bottom: 2 }[settings.check_position]] as Box;
  return {
    check,
    vouchers: parts.filter((part) => part !== check),
    window: {
      x: check.x + points(settings.window_left),
      y: check.y + points(settings.window_top),
      width: points(settings.window_width),
      height: points(settings.window_height),
    },
    clearBand: check.y + check.height - points(CLEAR_BAND),
    perforations: [down + points(first), down + points(second)],
  };
}
