/** A type, or the queries or mutations of a resource. A field is `name(argument: Type): Type`, and its description. */
export type ApiSection = { title: string; description: string; fields: [field: string, about: string][] };
