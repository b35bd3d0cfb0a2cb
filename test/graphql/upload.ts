/** Sends files to a test server. */
import sharp from 'sharp';
import type { TestServer } from '../harness/server.ts';

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export interface Upload {
  file: Uint8Array | string;
  fields?: Record<string, string>;
  name?: string;
  /** The form's field that holds the file. */
  field?: string;
}

/** Posts a multipart form with one file; returns status and JSON. */
export async function upload(server: TestServer, path: string, token: string | null, given: Upload) {
  const form = new FormData();
  for (const [key, value] of Object.entries(given.fields ?? {})) form.set(key, value);
  const bytes = typeof given.file === 'string' ? Buffer.from(given.file) : given.file;
  form.set(given.field ?? 'image', new Blob([new Uint8Array(bytes)]), given.name ?? 'photo.jpg');
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: each call answers its own shape
  return { status: answer.status, body: (await answer.json()) as any };
}
