/** Runs a SQL file so that an error names the file and the line. */
import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { UserFacingError } from '../userFacingError.ts';

type SqlError = Error & { code?: string; position?: string; detail?: string; hint?: string; where?: string };

/** Runs all statements of a file; throws a UserFacingError with file, line and PostgreSQL's message. */
export async function runSqlFile(client: Client, file: string, shown: string): Promise<void> {
  const content = readFileSync(file, 'utf8');
  try {
    await client.query(content);
  } catch (error) {
    const { code, message, position, detail, hint, where } = error as SqlError;
    if (!code) throw error;
    const line = position ? ` line ${content.slice(0, Number(position) - 1).split('\n').length}` : '';
    throw new UserFacingError(
      [`${shown}${line}: ${message} (${code})`, detail, hint, where].filter(Boolean).join('\n  '),
    );
  }
}
