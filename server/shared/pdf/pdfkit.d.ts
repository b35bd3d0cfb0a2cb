/** The few functions of pdfkit that contracts, invoices and checks use. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    continued?: boolean;
    /** Without it a positioned text starts no new line and no new page. */
    lineBreak?: boolean;
    /** OpenType features that are on or off. */
    features?: Record<string, boolean>;
    /** The part of the glyphs that y refers to; by default their top. */
    baseline?: 'alphabetic';
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'LETTER';
      margin: number;
      lang: string;
      displayTitle: boolean;
      autoFirstPage?: boolean;
      info: { Title: string; CreationDate: Date };
    });
    x: number;
    y: number;
    readonly page: { height: number; width: number };
    addPage(): this;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    /** The current font as a fontkit object; there is no public API. */
    readonly _font: {
      font: {
        layout(
          text: string,
          features?: Record<string, boolean>,
          script?: string,
          language?: string,
          direction?: 'ltr',
        ): object;
      };
    };
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string, options?: TextOptions): number;
    moveDown(lines?: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    /** Draws a PNG or JPEG within `fit`, in points. */
    image(
      picture: Buffer,
      x: number,
      y: number,
      options: { fit: [number, number]; align?: 'right'; valign?: 'center' },
    ): this;
    lineWidth(points: number): this;
    dash(points: number, options?: { space: number }): this;
    undash(): this;
    stroke(color?: string): this;
    end(): void;
  }
}
