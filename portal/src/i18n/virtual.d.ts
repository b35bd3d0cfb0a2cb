declare module 'virtual:catalogues' {
  /** The catalogues that the build found, by feature and language. */
  export const catalogues: Record<
    string,
    Record<'en' | 'es', () => Promise<{ default: import('@lingui/core').Messages }>>
  >;
}
