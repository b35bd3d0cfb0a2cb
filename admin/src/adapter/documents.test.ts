import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { allDocuments, documentFor } from './documents.ts';
import { comments, testimonials, testSchema } from './testSchema.ts';

describe('documents of a resource', () => {
  it('a list is paged, counted, sorted and filtered where the API can', () => {
    expect(documentFor(testSchema, testimonials, 'list')?.text).toBe(
      'query TestimonialsList($first: Int, $offset: Int, $orderBy: [TestimonialOrderBy!], $filter: TestimonialWhere) ' +
        '{ items: testimonialsConnection(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) ' +
        '{ totalCount nodes { id quote attribution mood } } }',
    );
  });

  it('a list without a connection is asked plainly, with the arguments that it has', () => {
    expect(documentFor(testSchema, comments, 'list')?.text).toBe(
      'query CommentsList($first: Int, $offset: Int) { items: comments(first: $first, offset: $offset) { id content } }',
    );
  });

  it('fields that need arguments and relations are not asked unless the selection names them', () => {
    expect(testSchema.scalars('Testimonial')).toEqual(['id', 'quote', 'attribution', 'mood']);
    const named = documentFor(testSchema, { ...testimonials, selection: 'id author { name }' }, 'one')?.text;
    expect(named).toContain('{ id author { name } }');
  });

  it('the many-forms are one mutation over ids where the schema has it, and missing where it has not', () => {
    expect(documentFor(testSchema, testimonials, 'deleteMany')?.text).toContain('deleteTestimonials(input: $input)');
    expect(documentFor(testSchema, testimonials, 'updateMany')).toBeUndefined();
    expect(documentFor(testSchema, comments, 'delete')).toBeUndefined();
  });

  it('all documents can be listed at build time, each parses and has a name of its own', () => {
    const all = allDocuments(testSchema, [testimonials, comments]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.length).toBe(10);
    for (const { text } of all) expect(parse(text).definitions).toHaveLength(1);
  });
});
