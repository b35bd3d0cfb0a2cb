/** An https server that receives webhooks' messages, with a certificate for receiver.test and localhost until 2126. */
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const pem = (what: string, lines: string[]) => `-----BEGIN ${what}-----\n${lines.join('\n')}\n-----END ${what}-----\n`;
const KEY = pem('PRIVATE KEY', [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiMnZWEFUp/G7d9RcDykWgX3t1CadEAvmQzi/LmuSPNehRANCAASRhT+bbnaZOFaN4VArMRQSRNNMaXQZfDFLHQccRvVkZJDyZGzEf5P38gEUyCwGKS23hNjz+zcTZn2b7hCPSAqt',
]);
/** For NODE_EXTRA_CA_CERTS and `ca`. */
export const CERTIFICATE = pem('CERTIFICATE', [
  'MIIBsTCCAVigAwIBAgIUBVcZLzX/gkzos7cWWTKPxYUaM74wCgYIKoZIzj0EAwIw',
  'GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjgyMTMxMjFaGA8yMTI2',
  'MTEwNDIxMzEyMVowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49',
  'AgEGCCqGSM49AwEHA0IABJGFP5tudpk4Vo3hUCsxFBJE00xpdBl8MUsdBxxG9WRk',
  'kPJkbMR/k/fyARTILAYpLbeE2PP7NxNmfZvuEI9ICq2jfjB8MB0GA1UdDgQWBBT9',
  'AaSA/nyAouT6HzOMmTD9y8fAYzAfBgNVHSMEGDAWgBT9AaSA/nyAouT6HzOMmTD9',
  'y8fAYzAPBgNVHRMBAf8EBTADAQH/MCkGA1UdEQQiMCCCDXJlY2VpdmVyLnRlc3SC',
  'CWxvY2FsaG9zdIcEfwAAATAKBggqhkjOPQQDAgNHADBEAiBCQn0Hn2YjdjbJIb9p',
  'h2Op11SKsrGRRUP7n0ZZDbl6FQIgbE8aNNJR84wjM9Rq+5NUvZxEuq1XsQB4F1MN',
  'BPXlrqE=',
]);

export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}
/** Answers a message; by default with 204. It may leave it without an answer. */
export type Answer = (response: ServerResponse, message: ReceivedMessage, request: IncomingMessage) => void;

export interface WebhookReceiver {
  url: string;
  port: number;
  received: ReceivedMessage[];
  /** How the following messages are answered. */
  answer: Answer;
  /** Writes the certificate to a file and returns its path. */
  certificateIn(folder: string): string;
  stop(): Promise<void>;
}

export const accept: Answer = (response) => void response.writeHead(204).end();
export const answering =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver = { received: [] as ReceivedMessage[], answer: accept };
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const message = { headers: request.headers, body };
      receiver.received.push(message);
      receiver.answer(response, message, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `https://localhost:${port}/hook?token=abc`,
    port,
    certificateIn(folder: string) {
      const file = `${folder}/receiver.pem`;
      writeFileSync(file, CERTIFICATE);
      return file;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
