import { describe, expect, it } from '@jest/globals';
import { Busy, Gate } from './gate.ts';
import { withoutSecrets } from './log.ts';

describe('a gate', () => {
  it('lets so many work at once, the others in turn, and refuses more than may wait', async () => {
    const gate = new Gate(2, 3, 'Later, please.');
    const release: (() => void)[] = [];
    const order: number[] = [];
    let most = 0;
    let now = 0;
    const work = (n: number) =>
      gate.run(async () => {
        most = Math.max(most, ++now);
        await new Promise<void>((resolve) => release.push(resolve));
        now -= 1;
        order.push(n);
      });
    const all = [1, 2, 3, 4, 5].map(work);
    const refused = await work(6).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Busy);
    expect(refused).toMatchObject({ message: 'Later, please.', seconds: 5 });
    expect(gate.waiting).toBe(3);
    while (order.length < 5) {
      release.shift()?.();
      await Promise.resolve();
    }
    await Promise.all(all);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(gate.waiting).toBe(0);
  });

  it('gives its place on when the work fails', async () => {
    const gate = new Gate(1, 1, 'Later, please.');
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(async () => 'yes')).resolves.toBe('yes');
  });
});

describe('a line of the log', () => {
  it('loses tokens, signatures and passwords of addresses', () => {
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(20)}.${'b'.repeat(43)}`;
    const line = withoutSecrets(
      `{"path":"/x/${token}/y","url":"/files/a.jpg?e=1&s=${'c'.repeat(32)}","db":"postgres://me:pass@host/db"}`,
    );
    expect(line).toBe(
      '{"path":"/x/[token]/y","url":"/files/a.jpg?e=1&s=[hidden]","db":"postgres://me:[hidden]@host/db"}',
    );
  });

  it('takes no time worth speaking of for what strangers made to take long', () => {
    for (const part of ['eyJ', 'http://a:', '?s=', 'smtp://']) {
      const line = part.repeat(100_000 / part.length);
      const started = performance.now();
      expect(withoutSecrets(line)).toHaveLength(line.length);
      expect([part, performance.now() - started < 1000]).toEqual([part, true]);
    }
  });
});
