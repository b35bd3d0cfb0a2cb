import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';
import { capabilitySpanish } from './capabilities.ts';
import { deadlineSpanish } from './deadlineNames.ts';
import { mailEnv } from './env.ts';
import { renderSample } from './render.ts';
import { sharedSpanish } from './spanish.ts';
import type { AnyTemplate } from './template.ts';
import { type MailKind, mailKinds, templates } from './templates/index.ts';
import { termsSpanish } from './terms.ts';
import type { Translate } from './translate.ts';

type Node = { type?: string; [key: string]: unknown };

/** The texts in a file's `t('…')` calls; a text that is not a literal is shown as its code. */
function saidBy(file: string): string[] {
  const found: string[] = [];
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!node || typeof node !== 'object') return;
    const one = node as Node;
    const callee = one.callee as Node | undefined;
    if (one.type === 'CallExpression' && (callee?.value === 't' || (callee?.property as Node)?.value === 't')) {
      const [first] = one.arguments as { expression: Node }[];
      found.push(first?.expression.type === 'StringLiteral' ? (first.expression.value as string) : 'not a plain text');
    }
    for (const value of Object.values(one)) visit(value);
  };
  visit(parseSync(text, { syntax: 'typescript', target: 'es2024' }));
  return found;
}

/** Emails that contain another one. */
const contains: Partial<Record<MailKind, MailKind>> = { offer_reminder: 'offer', offer_follow_up: 'offer' };
const said = Object.fromEntries(mailKinds.map((kind) => [kind, saidBy(`templates/${kind}/template.ts`)]));

const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const expectSamePlaces = (spanish: Readonly<Record<string, string>>): void => {
  for (const [english, translation] of Object.entries(spanish)) {
    expect(translation.trim()).not.toBe('');
    expect([english, places(translation)]).toEqual([english, places(english)]);
  }
};

describe('the Spanish of the mails', () => {
  it.each(mailKinds)('translates every text of the email, and no others: %s', (kind) => {
    const { spanish } = templates[kind];
    const needed = [...(said[kind] ?? []), ...(said[contains[kind] ?? ''] ?? [])];
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((text) => spanish[text] === undefined && sharedSpanish[text] === undefined)).toEqual([]);
    expect(Object.keys(spanish).filter((text) => !needed.includes(text) || sharedSpanish[text] !== undefined)).toEqual(
      [],
    );
  });

  it.each(mailKinds)('has the same placeholders as the English: %s', (kind) =>
    expectSamePlaces(templates[kind].spanish),
  );

  it('shares only what several emails use, with the same placeholders', () => {
    /** Texts that format.ts, capabilities.ts, html.ts and text.ts choose before they translate them. */
    const chosen = [
      'Spring',
      'Summer',
      'Fall',
      'Winter',
      'Questions? Reply to this email or write to',
      'Unsubscribe from offers',
      'Unsubscribe from photo reminders',
      'Unsubscribe from this daily email',
      ...Object.keys(capabilitySpanish),
      ...Object.keys(deadlineSpanish),
      ...Object.keys(termsSpanish),
    ];
    expectSamePlaces(sharedSpanish);
    const frame = globSync('*.ts', { cwd: import.meta.dirname })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap(saidBy);
    const times = (text: string) => Object.values(said).filter((texts) => texts.includes(text)).length;
    const known = [...frame, ...chosen];
    expect(Object.keys(sharedSpanish).filter((text) => !known.includes(text) && times(text) < 2)).toEqual([]);
    expect(known.filter((text) => text !== 'not a plain text' && sharedSpanish[text] === undefined)).toEqual([]);
  });

  it('calls what leagues do as the offer’s page does', () => {
    const called = new Map<string, string[]>();
    const add = (english: string, spanish: string) => {
      called.set(english, [...(called.get(english) ?? []), spanish.toLowerCase()]);
    };
    for (const file of ['i18n/es.json', 'features/offer-review/es.json', 'shared/capabilities/es.json']) {
      const text = readFileSync(path.join(import.meta.dirname, '../../../portal/src', file), 'utf8');
      for (const [english, spanish] of Object.entries(JSON.parse(text) as Record<string, string>)) {
        const counted = /^\{count, plural, one \{(.*)\} other \{(.*)\}\}$/;
        const [, one, other] = counted.exec(english) ?? [];
        const [, uno, otros] = counted.exec(spanish) ?? [];
        add(one ?? english, uno ?? spanish);
        if (other && otros) add(other, otros);
      }
    }
    const unlike = Object.entries(capabilitySpanish).filter(
      ([english, spanish]) => !called.get(english)?.includes(spanish.toLowerCase()),
    );
    expect(unlike).toEqual([]);
  });

  it('[L6] calls deadlines as the sponsorship’s page does', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../../portal/src/i18n/es.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject(deadlineSpanish);
    expect(Object.keys(deadlineSpanish).length).toBeGreaterThan(10);
  });

  it('[L6] [L11] marks what staff wrote in English', () => {
    const text = (kind: MailKind) => renderSample(kind, mailEnv({}), 'es').text.replace(/\s+/g, ' ');
    for (const kind of ['offer', 'acceptance'] as const)
      expect(text(kind)).toContain('* 4 Pancartas en los partidos Original en inglés: Hang all four banners');
    expect(text('rejected_image')).toContain('En palabras de nuestro equipo: > Please step back');
    expect(text('additional_verification')).toContain('En palabras de nuestro equipo: > In the photo of Field 1');
    expect(text('check_voided')).toContain('En palabras de nuestro equipo: > The amount was wrong.');
  });

  it('[L24] repeats each of the terms as one text', () => {
    const { html, text } = renderSample('acceptance', mailEnv({}), 'en');
    expect(text.replace(/\s+/g, ' ')).toContain('* Two payments: the first becomes due');
    expect(html).toContain('<b>Refunds</b> are due within 30 days of notice.');
    expect(html.indexOf('See your sponsorship')).toBeLessThan(html.indexOf('The terms you agreed to'));
  });

  /** All texts in a value, except machine-readable ones. */
  function wordsOf(value: unknown): string[] {
    if (typeof value === 'string') return value.match(/\p{L}{2,}/gu) ?? [];
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, part]) =>
      ['kind', 'url', 'logoKey', 'bulk', 'attachments', 'lang'].includes(name) ? [] : wordsOf(part),
    );
  }

  // a translate function that returns only the placeholders' values: all other text would be English in Spanish emails
  // too
  it.each(mailKinds)('says nothing past the voice: %s', (kind) => {
    const mute: Translate = Object.assign((_english: string, values = {}) => Object.values(values).join(' '), {
      language: 'en' as const,
    });
    const template: AnyTemplate = templates[kind];
    // the cutoff of the sample's season, as formatted by Intl
    const data = new Set([...wordsOf(template.sample), 'June']);
    expect(wordsOf(template.compose(template.sample as never, mute)).filter((word) => !data.has(word))).toEqual([]);
  });
});

it('writes plain text without mailto addresses, and numbers what has an order', () => {
  const text = (kind: MailKind) => renderSample(kind, mailEnv({}), 'en').text;
  for (const kind of mailKinds) expect(text(kind)).not.toContain('mailto:');
  expect(text('verification_reminder').replace(/\s+/g, ' ')).toContain('as an attachment to verify@sideline.test.');
  expect(text('application')).toContain('2. What you can offer');
  expect(text('offer')).toContain('* 4 Game Signage');
});
