/** Letters and signs that no decomposition of Unicode turns into ASCII. */
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  "Ł=L Ø=O Đ=D Ð=D Þ=TH Æ=AE Œ=OE ẞ=SS ’=' ‘=' –=-".split(' ').map((pair) => pair.split('=')),
);

/** Text in printable ASCII for files of banks and offices: without accents, white space as spaces; other signs become `unknown`. */
export const plainAscii = (text: string, unknown = ''): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, (sign) => {
      if (/\s/.test(sign)) return ' ';
      const capital = sign.toUpperCase(); // of ß: SS
      const plain = PLAIN[capital] ?? (/^[A-Z]+$/.test(capital) ? capital : unknown);
      return sign === capital ? plain : plain.toLowerCase();
    })
    .replace(/ +/g, ' ')
    .trim();
