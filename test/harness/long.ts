/** True in `npm run test:long`, which also runs what is slow by nature. */
export const LONG = process.env['TEST_LONG'] === '1';
