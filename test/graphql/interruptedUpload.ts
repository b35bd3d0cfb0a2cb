/** Uploads that stop before they are complete, and what the server stores of them. */
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Bytes of uploads that can be found by a name in the server's temporary folder. */
export const namedBytes = (temporary: string): number =>
  readdirSync(temporary, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, entry) => bytes + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** Bytes of uploads that the server has open, as listed by Linux. */
export const openBytes = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).reduce((bytes, fd) => {
    const file = `/proc/${pid}/fd/${fd}`;
    try {
      return readlinkSync(file).includes('sideline-upload-') ? bytes + statSync(file).size : bytes;
    } catch {
      return bytes; // closed by the server
    }
  }, 0);

/** A form with a file of three megabytes. */
export const uploadBody = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="p.jpg"\r\n\r\n'),
  Buffer.alloc(3_000_000, 7),
  Buffer.from('\r\n--x--\r\n'),
]);
/** Sends the given number of bytes of `uploadBody` and then nothing; `sent` receives the open socket. */
export function beginUpload(
  { url }: { url: string },
  token: string,
  bytes: number,
  sent: (socket: net.Socket) => void,
): net.Socket {
  const head = [
    'POST /verification_images HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${uploadBody.length}`,
  ].join('\r\n');
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname, () => {
    socket.write(`${head}\r\n\r\n`);
    socket.write(uploadBody.subarray(0, bytes), () => sent(socket));
  });
  socket.on('error', () => {});
  return socket;
}
