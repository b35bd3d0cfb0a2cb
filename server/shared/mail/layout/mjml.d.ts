/** The one function of MJML that the layout's compiler uses. */
declare module 'mjml' {
  export default function mjml2html(
    source: string,
    options: { validationLevel: 'strict'; fonts: Record<string, string> },
  ): Promise<{ html: string }>;
}
