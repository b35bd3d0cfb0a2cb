/** Files of file inputs. */

/** Sets the files of an input as if the user had chosen them; does nothing if the browser does not support it. */
export function setInputFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer !== 'function') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * onClick of a file input: clears it so that choosing the same file again, after a lost connection or a fix, fires a
 * change event. Restores the files if the user cancels.
 */
export function clearBeforeChoosing({ currentTarget: input }: { currentTarget: HTMLInputElement }): void {
  const before = [...(input.files ?? [])];
  if (before.length === 0) return;
  input.value = '';
  const chosen = new AbortController();
  const once = { once: true, signal: chosen.signal };
  input.addEventListener('cancel', () => setInputFiles(input, before), once);
  input.addEventListener('change', () => chosen.abort(), once);
}
