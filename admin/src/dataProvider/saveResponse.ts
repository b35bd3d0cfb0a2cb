/** The file name in the response header. */
export function fileNameOf(header: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? fallback;
}

/** Saves a response as a file under the name in its header. */
export async function saveResponse(response: Response, fallback: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileNameOf(response.headers.get('content-disposition'), fallback);
  link.click();
  URL.revokeObjectURL(link.href);
}
