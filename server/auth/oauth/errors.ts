import type { Request, RequestHandler } from 'express';

/** An error of OAuth by its registered code, such as invalid_grant; the client gets it with status 400. */
export class OauthError extends Error {
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }
}

/** Answers with what the work returns, or its OauthError as the standard asks; other errors as everywhere. */
export const answering =
  (work: (req: Request) => Promise<object>, status = 200): RequestHandler =>
  async (req, res) => {
    try {
      res.status(status).json(await work(req));
    } catch (error) {
      if (!(error instanceof OauthError)) throw error;
      res.status(400).json({ error: error.code, error_description: error.message });
    }
  };
