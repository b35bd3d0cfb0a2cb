/** The document of a mutation whose argument is the variable `input`. `selection`: the payload's fields. */
export const mutationText = (name: string, selection: string): string =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`;
