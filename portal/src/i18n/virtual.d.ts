declare module 'virtual:catalogues' {
  /** The catalogues in the build, by feature and language. */
  export const catalogues: Record<
    string,
    Record<'en' | 'es', () => Promise<{ default: import('@lingui/core').Messages }>>
  >;
}
