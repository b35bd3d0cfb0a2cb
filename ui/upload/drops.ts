/** Files dragged onto a page: only file inputs accept them. */

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Prevents the browser from opening a file dropped outside a file input, which would replace the page and lose unsaved
 * input. Accepted targets: file inputs and elements that prevent the default action themselves. Returns a function that
 * removes it.
 */
export function preventStrayDrops(page: Window = window): () => void {
  const refuse = (event: DragEvent): void => {
    const field = event.target instanceof HTMLInputElement && event.target.type === 'file' && !event.target.disabled;
    if (field || event.defaultPrevented || !hasFiles(event)) return;
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
