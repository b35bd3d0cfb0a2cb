/** The few calls of pdfkit that the contract uses. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    continued?: boolean;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'LETTER';
      margin: number;
      lang: string;
      displayTitle: boolean;
      info: { Title: string; CreationDate: Date };
    });
    y: number;
    readonly page: { height: number };
    addPage(): this;
    font(name: 'Helvetica' | 'Helvetica-Bold'): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, options?: TextOptions): this;
    moveDown(lines?: number): this;
    end(): void;
  }
}
