import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { documentProblems, LIMITS, refuseLargePages } from './limits.ts';

const problems = (text: string) => documentProblems(parse(text));

describe('the limits of a document', () => {
  it('let an ordinary page through', () => {
    expect(
      problems('{ offers(first: 25) { id campaign { name sponsor { name } } assets { capability { name } } } }'),
    ).toEqual([]);
  });

  it('count the depth through fragments, and do not loop in a circle of them', () => {
    const levels = LIMITS.depth + 2;
    const deep = `{ ${'a { '.repeat(levels / 2)} ...Rest ${'} '.repeat(levels / 2)} } fragment Rest on B { ${'b { '.repeat(levels / 2)} c ${'} '.repeat(levels / 2)} }`;
    expect(problems(deep)).toEqual([`A request may be at most ${LIMITS.depth} levels deep.`]);
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
    const aliases = Array.from({ length: LIMITS.aliases + 1 }, (_, i) => `a${i}: id`).join(' ');
    expect(problems(`{ offer(id: 1) { ${aliases} } }`)).toEqual([
      `A request may rename at most ${LIMITS.aliases} fields.`,
    ]);
  });

  it('look at the rows that a variable asks for, however the document is laid out, and at what it is when not given', () => {
    for (const first of ['first: $n', 'first:$n', 'first,:,$n', 'first # rows\n : # of them\n $n', 'last: $n']) {
      const query = `query Q($n: Int) { offers(${first}) { id } }`;
      expect(() => refuseLargePages({ query, variables: { n: LIMITS.pageSize + 1 } })).toThrow(/at most 1000 rows/);
      expect(() => refuseLargePages({ query, variables: { n: 25, other: 5000 } })).not.toThrow();
    }
    expect(problems('query Q($n: Int = 1001) { offers(first: $n) { id } }')).toEqual([
      'A page may hold at most 1000 rows.',
    ]);
    expect(problems('query Q($n: Int = 25, $year: Int = 2026) { offers(first: $n, year: $year) { id } }')).toEqual([]);
  });
});
