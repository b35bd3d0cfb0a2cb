import type { ServerContext } from '../context.ts';
import { bodyOf, textOf } from '../http/input.ts';

/**
 * A word from our own code: a page's first path segment, an error's name or code; undefined for anything else that a
 * visitor sends.
 */
const word = (value: unknown): string | undefined => textOf(value)?.match(/^\/?[\w-]{1,60}$/)?.[0];

/**
 * POST /client_errors {page, name, message, code, status}: reports an error that a page showed to its user (L-253); it
 * is logged under the request's id, its message truncated and, like every log line, cleaned of tokens. Always answers
 * 204.
 */
export function installClientErrors(app: ServerContext): void {
  app.express.post('/client_errors', (req, res) => {
    const report = bodyOf(req);
    app.log.warn(
      {
        requestId: req.id,
        page: word(report.page),
        name: word(report.name),
        code: word(report.code),
        status: typeof report.status === 'number' ? report.status : undefined,
        message: textOf(report.message)?.slice(0, 300),
      },
      'client error',
    );
    res.status(204).end();
  });
}
