import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { documentProblems, refuseLargePages } from './limits.ts';

const problems = (text: string) => documentProblems(parse(text));

describe('the limits of a document', () => {
  it('let an ordinary page through', () => {
    expect(
      problems('{ offers(first: 25) { id campaign { name sponsor { name } } assets { capability { name } } } }'),
    ).toEqual([]);
  });

  it('count the depth through fragments, and do not loop in a circle of them', () => {
    const nested = (levels: number, inner: string) => `${'a { '.repeat(levels)}${inner}${' }'.repeat(levels)}`;
    const deep = (rest: number) => `{ ${nested(8, '...Rest')} } fragment Rest on B { ${nested(rest, 'c')} }`;
    expect(problems(deep(5))).toEqual([]); // 8 + 5 levels, and the field itself
    expect(problems(deep(6))).toEqual(['A request may be at most 14 levels deep.']);
    expect(problems('{ a { ...One } } fragment One on A { b { ...Two } } fragment Two on B { a { ...One } }')).toEqual(
      [],
    );
  });

  it('multiply the rows of lists within lists', () => {
    const inner = 'offers(first: 1000) { assets(first: 1000) { id quantity } }';
    expect(problems(`{ campaigns(first: 1000) { ${inner} } }`)).toContain('This request asks for too much at once.');
    expect(problems('{ campaigns(first: 100) { id name offers(first: 100) { id } } }')).toEqual([]);
  });

  it('refuse a page of more than a thousand rows, and many renamed fields', () => {
    expect(problems('{ offers(first: 1001) { id } }')).toEqual(['A page may hold at most 1000 rows.']);
    const fields = (count: number, field: string) =>
      Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');
    expect(problems(`{ offer(id: 1) { ${fields(30, 'id')} } }`)).toEqual([]);
    expect(problems(`{ offer(id: 1) { ${fields(31, 'id')} } }`)).toEqual(['A request may rename at most 30 fields.']);
    expect(problems(`{ ${fields(20, 'today')} }`)).toEqual([]);
    expect(problems(`{ ${fields(21, 'today')} }`)).toEqual(['A request may ask for at most 20 things at once.']);
  });

  it('look at the length of a page that comes as a variable, by HTTP and by websocket', () => {
    const query = 'query ($rows: Int) { offers(first: $rows) { id } }';
    expect(() => refuseLargePages({ query, variables: { rows: 1000 } })).not.toThrow();
    for (const rows of [1001, -1]) {
      expect(() => refuseLargePages({ query, variables: { rows } })).toThrow('A page may hold at most 1000 rows.');
      expect(() => refuseLargePages({ query, variableValues: { rows } })).toThrow('at most 1000 rows');
    }
  });

  it('look at the rows that a variable asks for, however the document is laid out, and at what it is when not given', () => {
    for (const first of ['first: $n', 'first:$n', 'first,:,$n', 'first # rows\n : # of them\n $n', 'last: $n']) {
      const query = `query Q($n: Int) { offers(${first}) { id } }`;
      expect(() => refuseLargePages({ query, variables: { n: 1001 } })).toThrow(/at most 1000 rows/);
      expect(() => refuseLargePages({ query, variables: { n: 25, other: 5000 } })).not.toThrow();
    }
    expect(problems('query Q($n: Int = 1001) { offers(first: $n) { id } }')).toEqual([
      'A page may hold at most 1000 rows.',
    ]);
    expect(problems('query Q($n: Int = 25, $year: Int = 2026) { offers(first: $n, year: $year) { id } }')).toEqual([]);
  });
});
