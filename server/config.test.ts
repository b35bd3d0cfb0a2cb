import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './config.ts';

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

  it('are checked together: every fault is listed at once', () => {
    const faulty = {
      SERVER_DATABASE_URL: url,
      PORT: 'abc',
      PUBLIC_URL: 'ftp://x',
      POOL_SIZE: '0',
      NODE_ENV: 'production',
    };
    expect(() => loadConfig(faulty)).toThrow(ConfigError);
    try {
      loadConfig(faulty);
    } catch (error) {
      const lines = (error as Error).message.split('\n');
      for (const name of ['PORT', 'PUBLIC_URL', 'POOL_SIZE', 'SIDELINE_SECRET']) {
        expect(lines.some((line) => line.startsWith(name))).toBe(true);
      }
    }
  });
});
