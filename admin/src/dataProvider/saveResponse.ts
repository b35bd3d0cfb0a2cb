/** The name that an answer's header gives its file. */
export function fileNameOf(header: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? fallback;
}

/** Lets the browser save an answer as a file, under the name that it brings. */
export async function saveResponse(response: Response, fallback: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileNameOf(response.headers.get('content-disposition'), fallback);
  link.click();
  URL.revokeObjectURL(link.href);
}
