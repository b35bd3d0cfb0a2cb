/**
 * Words that people build passwords from when four kinds of characters are required: "Password1!", "Summer2026!",
 * "S0ccer-99". A password is common if it is one of these without its digits and symbols, or the user's own address.
 */
const COMMON = new Set(
  `abc abcd abcde abcdef access admin administrator amanda andrew angel apple april asdf asdfgh asdfghjk ashley august autumn
   awesome azerty bailey banana baseball basketball batman bitch buster butterfly changeme charlie cheese chelsea chocolate
   coach computer cookie corvette cowboys daniel december default diamond dragon eagles email england fall family february
   flower football forever freedom friday friend fuckyou george ginger goalie golf google guest hannah happy harley hello
   hockey hunter iloveyou jackson january jasmine jennifer jessica jesus jordan joshua july june justin killer lacrosse lakers
   league letmein liverpool login london love lovely maggie march master matthew maverick mercedes merlin michael michelle
   microsoft minecraft monday monkey mustang mypass mypassword nascar newpassword nicole ninja november october orange
   pass passw passwd password passwort peanut pepper phoenix player pokemon princess purple qaz qazwsx qwe qwer qwert qwerty
   qwertyuiop qwertz rangers robert samantha saturday secret september sideline sidelinedemo silver snoopy soccer softball sophie spring
   sponsor sponsors sponsorship sports starwars steelers summer sunday sunshine superman superstar sweet swimming taylor team
   temp temporary tennis test tester testing thomas thunder thursday tigger trustno tuesday user volleyball wednesday welcome
   whatever william winter wrestling yankees youth youthsports zaq zaqwsx zxc zxcvbn zxcvbnm`.split(/\s+/),
);
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
/** "passwordpassword" is "password". */
const once = (word: string): string => /^(.+?)\1+$/u.exec(word)?.[1] ?? word;

/** True if a password is among the first that an attacker would try. `own`: the user's address and name. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const words = new Set(
    own.flatMap((term) => [letters(term), ...term.split(/[\s@.]+/).map(letters)]).filter((word) => word.length > 2),
  );
  const plain = letters(password);
  // characters added before and after do not replace letters
  const core = password.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const swapped = letters(core.replace(/[0134570@$!]/g, (sign) => LEET[sign] ?? sign));
  return [plain, swapped].map(once).some((word) => word === '' || COMMON.has(word) || words.has(word));
}
