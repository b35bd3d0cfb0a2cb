import { describe, expect, it } from '@jest/globals';
import { openText, type SealedText, sealedFromJson, sealText, wrapAnew } from './envelope.ts';

const OLD = 'the old secret, which somebody knew who left';
const NEW = 'the new secret, which nobody else knows yet';
const place = { column: 'tax_forms.tin', row: 17 } as const;
const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] as number) ^ 1;
  return copy;
};

describe('[T35] a sealed text', () => {
  const sealed = sealText('123456789', place, OLD);

  it('opens in its place under its secret, and nowhere else', () => {
    expect(openText(sealed, place, [NEW, OLD])).toBe('123456789');
    expect(openText(sealed, place, [NEW])).toBeNull();
    expect(openText(sealed, { ...place, row: 18 }, [OLD])).toBeNull();
    const json = {
      key_id: sealed.key_id,
      wrapped_key: sealed.wrapped_key.toString('base64'),
      sealed: sealed.sealed.toString('base64'),
    };
    expect(openText(sealedFromJson(json), place, [OLD])).toBe('123456789');
  });

  it('with any changed byte, or the key of another one, does not open', () => {
    for (let at = 0; at < sealed.sealed.length; at += 1)
      expect(openText({ ...sealed, sealed: flipped(sealed.sealed, at) }, place, [OLD])).toBeNull();
    for (let at = 0; at < sealed.wrapped_key.length; at += 1)
      expect(openText({ ...sealed, wrapped_key: flipped(sealed.wrapped_key, at) }, place, [OLD])).toBeNull();
    const other = sealText('123456789', place, OLD);
    expect(openText({ ...sealed, wrapped_key: other.wrapped_key }, place, [OLD])).toBeNull();
    expect(other.sealed.equals(sealed.sealed)).toBe(false);
  });

  it('keeps its bytes in a rotation, in which its data key is wrapped anew; what no secret opens is counted', async () => {
    const rows: (SealedText & { row: string })[] = [
      { row: '17', ...sealed },
      { row: '18', ...sealText('987654321', { ...place, row: 18 }, 'a third secret, which nobody has any longer') },
    ];
    const query = async (text: string, values: unknown[]) => {
      if (text.startsWith('select'))
        return rows.filter(({ key_id }) => values[0] === place.column && key_id !== values[1]) as never[];
      const row = rows.find((candidate) => candidate.row === values[1]) as SealedText;
      Object.assign(row, { key_id: values[3], wrapped_key: values[4] });
      return [];
    };
    expect(await wrapAnew(query, [NEW, OLD])).toEqual({ wrapped: 1, lost: 1 });
    expect(rows[0]?.sealed).toBe(sealed.sealed);
    expect(openText(rows[0] as SealedText, place, [NEW])).toBe('123456789');
    expect(await wrapAnew(query, [NEW])).toEqual({ wrapped: 0, lost: 1 });
  });
});
