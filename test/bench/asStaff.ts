import type pg from 'pg';
import { sessionStatement } from '../../server/database/sessionContext.ts';
import { settingsOf } from '../../server/viewer.ts';

/** Runs one statement as staff in a separate transaction; returns its rows and how long it took, including the commit. */
export async function asStaff(
  pool: pg.Pool,
  userId: number,
  query: string,
  values: unknown[] = [],
  role: 'admin' | 'superadmin' = 'admin',
  session?: string,
) {
  const viewer = {
    type: 'login' as const,
    role,
    userId,
    email: 'staff@sideline.test',
    scopeOfferId: null,
    ...(session && { session }),
    expires: Number.MAX_SAFE_INTEGER,
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(sessionStatement(settingsOf(viewer, 120_000)));
    const began = performance.now();
    const { rows } = await client.query(query, values);
    await client.query('commit');
    return { row: rows[0], rows, took: performance.now() - began };
  } finally {
    client.release();
  }
}
