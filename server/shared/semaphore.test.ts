import { describe, expect, it } from '@jest/globals';
import { Overloaded, Semaphore } from './semaphore.ts';

describe('a semaphore', () => {
  it('lets so many work at once, the others in turn, and refuses more than may wait', async () => {
    const semaphore = new Semaphore(2, 3, 'Later, please.');
    const release: (() => void)[] = [];
    const order: number[] = [];
    let most = 0;
    let now = 0;
    const work = (n: number) =>
      semaphore.run(async () => {
        most = Math.max(most, ++now);
        await new Promise<void>((resolve) => release.push(resolve));
        now -= 1;
        order.push(n);
      });
    const all = [1, 2, 3, 4, 5].map(work);
    const refused = await work(6).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Overloaded);
    expect(refused).toMatchObject({ message: 'Later, please.', seconds: 5 });
    expect(semaphore.waiting).toBe(3);
    while (order.length < 5) {
      release.shift()?.();
      await Promise.resolve();
    }
    await Promise.all(all);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(semaphore.waiting).toBe(0);
  });

  it('frees its place when the work fails', async () => {
    const semaphore = new Semaphore(1, 1, 'Later, please.');
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(semaphore.run(async () => 'yes')).resolves.toBe('yes');
  });
});
