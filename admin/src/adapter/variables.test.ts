import { describe, expect, it } from '@jest/globals';
import { comments, testimonials, testSchema } from './testSchema.ts';
import { createInput, filterValue, orderValue, updateInput } from './variables.ts';

describe('variables of a call', () => {
  it('an order is the value of the enum, and nothing when the API cannot sort by it', () => {
    expect(orderValue(testSchema, 'TestimonialOrderBy', 'createdAt', 'DESC')).toBe('CREATED_AT_DESC');
    expect(orderValue(testSchema, 'TestimonialOrderBy', 'quote', 'ASC')).toBeUndefined();
  });

  it('filters: equal, one of, empty, passed as they are; unknown fields and blanks are left out', () => {
    const filter = (values: Record<string, unknown>) =>
      filterValue(testSchema, 'TestimonialWhere', testimonials, values);
    expect(filter({ id: 3 })).toEqual({ id: { equalTo: 3 } });
    expect(filter({ id: [1, 2], campaignId: null })).toEqual({ id: { in: [1, 2] }, campaignId: { isNull: true } });
    expect(filter({ id: { greaterThan: 5 } })).toEqual({ id: { greaterThan: 5 } });
    expect(filter({ q: 'kids' })).toEqual({ or: [{ quote: { includesInsensitive: 'kids' } }] });
    expect(filter({ nothing: 1, quote: '' })).toBeUndefined();
  });

  it('[S-164][S-168] an update sends only what changed, empty text as null', () => {
    const before = { id: 1, quote: 'Good', attribution: 'Ann' };
    expect(updateInput(testSchema, 'UpdateTestimonialInput', { ...before, attribution: '' }, before)).toEqual({
      attribution: null,
    });
    expect(updateInput(testSchema, 'UpdateTestimonialInput', before, before)).toEqual({});
  });

  it('flat and nested inputs are told apart by the schema', () => {
    const data = { id: 9, campaignId: 2, quote: 'Good', content: 'Hi', other: true };
    expect(createInput(testSchema, 'CreateTestimonialInput', testimonials, data)).toEqual({
      campaignId: 2,
      quote: 'Good',
    });
    expect(createInput(testSchema, 'CreateCommentInput', comments, data)).toEqual({ comment: { content: 'Hi' } });
    expect(updateInput(testSchema, 'UpdateCommentInput', { content: 'Ho' }, { content: 'Hi' })).toEqual({
      patch: { content: 'Ho' },
    });
  });
});
