declare module 'virtual:catalogs' {
  /** The catalogs in the build, by feature and language. */
  export const catalogs: Record<
    string,
    Record<'en' | 'es', () => Promise<{ default: import('@lingui/core').Messages }>>
  >;
}
