import type {
  IntrospectionEnumType,
  IntrospectionField,
  IntrospectionInputObjectType,
  IntrospectionInputTypeRef,
  IntrospectionObjectType,
  IntrospectionOutputTypeRef,
  IntrospectionSchema,
  IntrospectionType,
} from 'graphql';

type TypeRef = IntrospectionInputTypeRef | IntrospectionOutputTypeRef;

/** The name of a type without its lists and non-nulls. */
export function baseName(ref: TypeRef): string {
  let inner = ref as { name?: string; ofType?: unknown };
  while (inner.ofType) inner = inner.ofType as typeof inner;
  return inner.name ?? '';
}

/** A type as it is written in a document: `[OfferOrderBy!]`. */
export function written(ref: TypeRef): string {
  if (ref.kind === 'NON_NULL') return `${written(ref.ofType as TypeRef)}!`;
  if (ref.kind === 'LIST') return `[${written(ref.ofType as TypeRef)}]`;
  return (ref as { name: string }).name;
}

/** Look-ups in an introspected schema. Fields that do not exist are undefined, never an error. */
export class Schema {
  private readonly types: Map<string, IntrospectionType>;
  private readonly source: Pick<IntrospectionSchema, 'queryType' | 'mutationType' | 'types'>;

  constructor(source: Pick<IntrospectionSchema, 'queryType' | 'mutationType' | 'types'>) {
    this.source = source;
    this.types = new Map(source.types.map((type) => [type.name, type]));
  }

  object(name: string): IntrospectionObjectType | undefined {
    const type = this.types.get(name);
    return type?.kind === 'OBJECT' ? type : undefined;
  }

  /** Fields of an input object by name. */
  inputs(name: string): Map<string, string> {
    const type = this.types.get(name) as IntrospectionInputObjectType | undefined;
    if (type?.kind !== 'INPUT_OBJECT') return new Map();
    return new Map(type.inputFields.map((field) => [field.name, baseName(field.type)]));
  }

  enumValues(name: string): Set<string> {
    const type = this.types.get(name) as IntrospectionEnumType | undefined;
    return new Set(type?.kind === 'ENUM' ? type.enumValues.map((value) => value.name) : []);
  }

  kindOf(name: string): string | undefined {
    return this.types.get(name)?.kind;
  }

  query(name: string): IntrospectionField | undefined {
    return this.object(this.source.queryType.name)?.fields.find((field) => field.name === name);
  }

  mutation(name: string): IntrospectionField | undefined {
    const root = this.source.mutationType?.name;
    return root ? this.object(root)?.fields.find((field) => field.name === name) : undefined;
  }

  /** Scalar and enum fields of a type that may be asked without arguments. */
  scalars(name: string): string[] {
    return (this.object(name)?.fields ?? [])
      .filter((field) => ['SCALAR', 'ENUM'].includes(this.kindOf(baseName(field.type)) ?? 'SCALAR'))
      .filter((field) => field.args.every((arg) => arg.type.kind !== 'NON_NULL'))
      .map((field) => field.name);
  }
}
