import type { RequestHandler } from 'express';
import multer from 'multer';
import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { unlinkedStorage, unreadable } from './unlinkedStorage.ts';

/** S-305. */
export const MAX_BYTES = 20_000_000;
export const TOO_LARGE = 'File cannot exceed 20MB!';

export interface UploadRules {
  /** The form's field that holds the file. */
  field: string;
  maxBytes: number;
  /** What is said of a larger one. */
  tooLarge: string;
}

export type Receive = (rules: UploadRules) => RequestHandler;

/**
 * Makes what reads uploads. A multipart body goes to a file without a name, so that many slow uploads at once cost no memory;
 * it is gone when the answer is sent, whatever became of it. A larger file is refused while it is being read. A body
 * that is broken or was cut off on its way is the sender's fault, not ours: 400; another type than multipart: 415.
 */
export function receiver({ log }: Pick<ServerContext, 'log'>): Receive {
  return ({ field, maxBytes, tooLarge }) => {
    const read = multer({
      storage: unlinkedStorage,
      defParamCharset: 'utf8', // names of files come as browsers write them
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
        if (res.closed) return end(); // whoever sent it is gone: nobody waits for an answer
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
  // the disk is ours; everything else that the reader complains of is in what was sent
  if ((error as NodeJS.ErrnoException)?.syscall) return error;
  return unreadable(field);
}
