/** True in `npm run test:long`, which repeats what is slow by nature more often. */
export const LONG = process.env.TEST_LONG === '1';
