import type { RequestHandler } from 'express';
import multer from 'multer';
import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { unlinkedStorage, unreadable } from './unlinkedStorage.ts';

/** The size limit (S-305). */
export const MAX_BYTES = 20_000_000;
export const TOO_LARGE = 'File cannot exceed 20MB!';

export interface UploadRules {
  /** The form field of the file. */
  field: string;
  maxBytes: number;
  /** The message for a larger one. */
  tooLarge: string;
}

export type Receive = (rules: UploadRules) => RequestHandler;

/**
 * Creates the handler that receives uploads. A multipart body goes to an unlinked file, so that many slow uploads cost
 * no memory; it is deleted when the response is sent, whatever happened. A file over the limit is refused while it is
 * being received. A body that is malformed or incomplete is the client's error: 400; a type other than multipart: 415.
 */
export function receiver({ log }: Pick<ServerContext, 'log'>): Receive {
  return ({ field, maxBytes, tooLarge }) => {
    const read = multer({
      storage: unlinkedStorage,
      defParamCharset: 'utf8', // file names arrive as browsers send them
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 100_000, parts: 30 },
    }).single(field);
    return (req, res, next) => {
      if (!req.is('multipart/form-data')) {
        next(new HttpError(415, 'Please send the file as a form (multipart/form-data).', 'SL400', field));
        return;
      }
      const end = () => {
        req.file?.handle.close().catch((err) => log.warn({ err }, 'an upload could not be closed'));
      };
      read(req, res, (error: unknown) => {
        if (error) return next(refusal(error, field, tooLarge));
        if (res.closed) return end(); // the client disconnected: there is nobody to answer
        res.once('close', end);
        next();
      });
    };
  };
}

function refusal(error: unknown, field: string, tooLarge: string): unknown {
  const code = error instanceof multer.MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return new HttpError(422, tooLarge, 'SL422', field);
  if (code === 'LIMIT_UNEXPECTED_FILE')
    return new HttpError(422, `Please send one file, in the field ${field}.`, 'SL422', field);
  if (code) return new HttpError(422, 'The form has more than this call reads.', 'SL422', field);
  // disk errors are ours; everything else that the parser reports is the client's
  if ((error as NodeJS.ErrnoException)?.syscall) return error;
  return unreadable(field);
}
