/** Pages of a PDF as a picture, drawn by pdf.js in the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '../../harness/browser.ts';

/** Served to a blank page only. */
const HOST = 'http://pdf.test';
const pdfjs = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`pdfjs-dist/build/${file}`));

/** PNG of the pages side by side, each as wide as given in pixels. `numbers` count from 1. */
export async function pdfPages(anyPage: Page, pdf: Buffer, numbers: readonly number[], width: number): Promise<Buffer> {
  const page = await anyPage.context().newPage();
  await page.route(`${HOST}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (file === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (file === 'file.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf });
    return route.fulfill({ contentType: 'text/javascript', body: pdfjs(file) });
  });
  await page.goto(`${HOST}/`);
  await page.evaluate(
    async ([pages, pixels]) => {
      const library = await import(String('/pdf.min.mjs'));
      library.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
      const file = await library.getDocument({ url: new URL('/file.pdf', location.href).href }).promise;
      document.body.style.cssText = 'margin: 0; display: inline-flex; gap: 16px; padding: 16px; background: #d9d6cf';
      for (const number of pages) {
        const one = await file.getPage(number);
        const viewport = one.getViewport({ scale: pixels / one.getViewport({ scale: 1 }).width });
        const canvas = document.createElement('canvas');
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        document.body.append(canvas);
        await one.render({ canvas, viewport }).promise;
      }
    },
    [numbers, width] as const,
  );
  const picture = await page.locator('body').screenshot();
  await page.close();
  return picture;
}
