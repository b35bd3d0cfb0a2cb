/** What graphql-js says of a variable's value that does not fit its type, and the same in plain words. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/Field "(?<field>\w+)" is not defined by type "\w+"\.(.*)$/s, 'There is no field "$1".$2'],
  [/Cannot query field "(?<field>\w+)" on type "(\w+)"\.(.*)$/s, 'There is no field "$1" of $2.$3'],
  [/Field "(?<field>\w+)" of required type "[^"]+" was not provided\.$/, 'This is missing.'],
  [/Variable "\$(?<field>\w+)" of [^"]+"[^"]+" (was not provided|must not be null)\.$/, 'This is missing.'],
  [/Expected non-nullable type "[^"]+" not to be null\.$/, 'This is missing.'],
  [/Value "([^"]*)" does not exist in "\w+" enum\.(.*)$/s, '"$1" is not one of the possible values.$2'],
  [/Enum "\w+" cannot represent non-string value: (.*?)\.(.*)$/s, '$1 is not one of the possible values.'],
  [/Int cannot represent non 32[^:]* value: (.*)$/s, '$1 is too large.'],
  [/Int cannot represent non[^:]* value: (.*)$/s, '$1 is not a whole number.'],
  [/(?:Boolean|Float|ID|String) cannot represent [^:]*(boolean|numeric|string) value: (.*)$/s, '$2 is not a $1 value.'],
  [/Expected type "\w+" to be an object\.$/, 'This must be an object.'],
  [/^Variable .*Expected type "\w+"\. (.*)$/s, '$1'],
];
const PREFIX = /^Variable "\$\w+" got invalid value .*?; /s;
const PLACE = /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.[\]]+)"; /s;

/**
 * A problem of a document or of its variables without the words of GraphQL, and the field that it is about: its place
 * within the input, such as `assets[0].quantity`. Other messages are returned as they are.
 */
export function plainProblem(text: string): { message: string; field: string | undefined } {
  const place = PLACE.exec(text)?.[1];
  const [pattern = PREFIX, plain = ''] = PLAIN.find(([known]) => known.test(text)) ?? [];
  const found = pattern.exec(text);
  const message = text.slice(found?.index).replace(pattern, plain).replaceAll('the enum value ', '');
  return { message, field: [place, found?.groups?.field].filter(Boolean).join('.') || undefined };
}
