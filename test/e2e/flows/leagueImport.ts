/** The import page of leagues. */
import type { Visitor } from '../setup.ts';

/** Uploads a file on the import page and waits until its columns are shown. */
export async function uploadCsv(page: Visitor, name: string, text: string | Buffer): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('main').getByText(name, { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Import \d/ }).waitFor();
}
