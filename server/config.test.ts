import { describe, expect, it } from '@jest/globals';
import { UserFacingError } from '../db/userFacingError.ts';
import { workerConfig } from '../workers/config.ts';
import { loadConfig } from './config.ts';

const url = 'postgres://sideline_authenticator:x@127.0.0.1:5433/sideline';

describe('the settings', () => {
  it('have defaults for a machine of one’s own', () => {
    const config = loadConfig({ SERVER_DATABASE_URL: url });
    expect(config).toMatchObject({
      port: 5000,
      publicUrl: 'http://localhost:5000',
      production: false,
      databaseUrl: url,
    });
  });

  it('prepare no statements through a pooler, unless it is configured to support them', () => {
    const pooled = { SERVER_DATABASE_URL: url, SERVER_DATABASE_DIRECT_URL: url.replace('5433', '6432') };
    expect(loadConfig({ SERVER_DATABASE_URL: url })).toMatchObject({ pooled: false, preparedStatements: true });
    expect(loadConfig(pooled)).toMatchObject({ pooled: true, preparedStatements: false });
    expect(loadConfig({ ...pooled, PREPARED_STATEMENTS: 'on' })).toMatchObject({ preparedStatements: true });
  });

  it('[S-159] name the hosts of reports, and nothing that is no host', () => {
    const hosts = (setting?: string) =>
      loadConfig({ SERVER_DATABASE_URL: url, ...(setting ? { LOOKER_HOSTS: setting } : {}) }).lookerHosts;
    expect(hosts()).toEqual(['*.looker.com', 'lookerstudio.google.com']);
    expect(hosts(' *.Reports.test, looker.league.test:9999 ')).toEqual(['*.reports.test', 'looker.league.test:9999']);
    for (const wrong of ['*', 'https://looker.com', 'looker.com/embed', "looker.com 'unsafe-inline'", 'a.test,,b.test'])
      expect(errorsOf(() => hosts(wrong))).toEqual([expect.stringMatching(/^LOOKER_HOSTS must be hosts/)]);
  });

  it('are checked together: every error is listed at once', () => {
    const faulty = {
      SERVER_DATABASE_URL: url,
      PORT: 'abc',
      PUBLIC_URL: 'ftp://x',
      POOL_SIZE: '0',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'production',
    };
    const errors = errorsOf(() => loadConfig(faulty));
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'POOL_SIZE',
      'LOG_LEVEL',
      'SIDELINE_SECRET',
      'MAIL_FROM',
      'POSTAL_ADDRESS',
    ])
      expect(errors.filter((line) => line.startsWith(name))).toHaveLength(1);
  });

  it('of the worker are checked together as well', () => {
    const errors = errorsOf(() =>
      workerConfig({
        SIDELINE_OWNER_URL: url,
        SMTP_URL: 'http://x',
        WORKER_CONCURRENCY: '-1',
        REMINDER_DAYS: 'soon',
        OFFER_REMINDER_DAYS: '7,0',
        LOG_LEVEL: 'loud',
        NODE_ENV: 'production',
        WEBHOOK_PRIVATE_ADDRESSES: 'on',
      }),
    );
    for (const name of [
      'SMTP_URL',
      'WEBHOOK_PRIVATE_ADDRESSES',
      'WORKER_CONCURRENCY',
      'REMINDER_DAYS',
      'OFFER_REMINDER_DAYS',
      'LOG_LEVEL',
      'PUBLIC_URL',
      'MAIL_FROM',
    ])
      expect(errors.filter((line) => line.startsWith(name))).toHaveLength(1);
  });

  it('never show an address that may hold a password, and want links over https in production', () => {
    const errors = errorsOf(() =>
      loadConfig({
        SERVER_DATABASE_URL: 'mysql://somebody:hidden@host/db',
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://sideline.example',
      }),
    ).join('\n');
    expect(errors).toMatch(/SERVER_DATABASE_URL must be an address that starts with postgres:/);
    expect(errors).toMatch(/PUBLIC_URL must start with https:/);
    expect(errors).not.toContain('hidden');
  });
});

/** The lines of the error that reading throws. */
function errorsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(UserFacingError);
    return (error as Error).message.split('\n');
  }
  throw new Error('Nothing was found wrong.');
}
