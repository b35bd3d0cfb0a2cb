/** Choosing a file anew: browsers tell of a choice only where it has another name than the one before. */

/** Puts files into a field, as if they had just been chosen; nothing where the browser cannot. */
export function holdFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer !== 'function') return;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  input.files = held.files;
}

/**
 * For a field's click: forgets what it holds, so that the same file may be chosen once more, after the connection was
 * lost or after it was mended and saved under its name. Whoever closes the choice without one keeps what was there.
 */
export function forgetBeforeChoosing({ currentTarget: input }: { currentTarget: HTMLInputElement }): void {
  const before = [...(input.files ?? [])];
  if (before.length === 0) return;
  input.value = '';
  const chosen = new AbortController();
  const once = { once: true, signal: chosen.signal };
  input.addEventListener('cancel', () => holdFiles(input, before), once);
  input.addEventListener('change', () => chosen.abort(), once);
}
