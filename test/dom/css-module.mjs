/** Class names of a CSS module are their own names in tests. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
