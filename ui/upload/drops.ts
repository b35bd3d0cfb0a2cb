/** Files that are dragged onto a page: a field takes them, and nothing else does. */

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Keeps a file that is dropped beside a field from being opened in place of the page, with what is typed on it. Whatever
 * takes files is a file field or has said so by preventing the browser's own way. Returns how to undo it.
 */
export function refuseStrayDrops(page: Window = window): () => void {
  const refuse = (event: DragEvent): void => {
    const field = event.target instanceof HTMLInputElement && event.target.type === 'file' && !event.target.disabled;
    if (field || event.defaultPrevented || !bringsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
  return () => {
    page.removeEventListener('dragover', refuse);
    page.removeEventListener('drop', refuse);
  };
}
