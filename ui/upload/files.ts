/** Rules for uploads other than images: creatives (S-319) and CSV lists (B-373). */
import { heicText, imageAccept, imageTypes, isHeic, maxImageBytes, tooLargeText } from './upload.ts';

/** Value of an `accept` attribute for creative files: images, PDF and office files. */
export const creativeAccept = `${imageAccept},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx`;

const creativeNames = /\.(jpe?g|png|gif|pdf|docx?|xlsx?|pptx?)$/i;
type Chosen = { name: string; size: number; type?: string } | null | undefined;

/** The error for a chosen creative; null if valid. The server checks the content itself. */
export function creativeProblem(file: Chosen): string | null {
  if (!file) return 'Please choose a file.';
  if (isHeic(file)) return heicText;
  const isImage = (imageTypes as readonly string[]).includes(file.type ?? '');
  if (!isImage && !creativeNames.test(file.name)) return 'The file must be a picture, a PDF or an office document.';
  if (file.size === 0) return 'The file is empty.';
  return file.size > maxImageBytes ? tooLargeText : null;
}

export const csvAccept = '.csv,text/csv';
const maxCsvBytes = 5_000_000;

/** The error for a chosen CSV list; null if valid. */
export function csvProblem(file: Chosen): string | null {
  if (!file) return 'Please choose a CSV file.';
  if (!/\.(csv|txt|tsv)$/i.test(file.name)) return 'Please choose a CSV file.';
  if (file.size === 0) return 'The file is empty.';
  return file.size > maxCsvBytes ? 'File cannot exceed 5MB!' : null;
}
