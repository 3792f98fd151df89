import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  blankAsAbsent,
  commaList,
  id,
  instant,
  page,
  pageLimit,
  requiredDate,
  requiredText,
  text,
  requiredUrl,
  webUrl,
  wholeNumber,
  years,
} from './fields.ts';
import { problemsOf } from './testing/problems-of.ts';

const messagesOf = (schema: z.ZodType, value: unknown) => problemsOf(schema, value).map(([, message]) => message);

describe('an id', () => {
  test('is 24 lower-case hexadecimal characters', () => {
    expect(id.parse('0123456789abcdef01234567')).toBe('0123456789abcdef01234567');
  });

  test.each(['', '0123456789abcdef0123456', '0123456789ABCDEF01234567', '0123456789abcdef01234567\n', 7])(
    'is not %j',
    (value) => {
      expect(messagesOf(id, value)).toEqual(['Expected an id of 24 lower-case hexadecimal characters']);
    },
  );
});

describe('times', () => {
  test('are UTC', () => {
    expect(instant.safeParse('2026-03-02T08:00:00.000Z').success).toBe(true);
    expect(instant.safeParse('2026-03-02T08:00:00+02:00').success).toBe(false);
  });

  test('of the calendar are days that exist', () => {
    expect(requiredDate('Say when').safeParse('2024-02-29').success).toBe(true);
    for (const wrong of ['2023-02-29', '2024-2-9', '29.02.2024', '2024-02-29T00:00:00Z']) {
      expect(messagesOf(requiredDate('Say when'), wrong)).toEqual(['Expected a date as YYYY-MM-DD']);
    }
  });
});

describe('texts', () => {
  test('are trimmed before they are measured', () => {
    expect(text(3).parse('  abc ')).toBe('abc');
    expect(messagesOf(text(3), 'abcd')).toEqual(['Must be at most 3 characters']);
    expect(text(3).parse('   ')).toBe('');
  });

  test.each(['', '  \n', undefined, null, 5])('that are required are not %j', (value) => {
    expect(messagesOf(requiredText(9, 'Say it'), value)).toEqual(['Say it']);
  });

  test('that are blank count as absent where a form sends them so', () => {
    const optional = blankAsAbsent(webUrl);
    expect(optional.parse(' ')).toBeUndefined();
    expect(optional.parse('https://example.org')).toBe('https://example.org');
    expect(optional.safeParse('example').success).toBe(false);
  });
});

describe('texts of which nothing can be seen', () => {
  test.each(['\u200d', ' \u200c\ufe0f', '\u3164', '\u2800', '\u00ad\u2060'])('are empty: %j', (blank) => {
    expect(text(9).parse(blank)).toBe('');
    expect(messagesOf(requiredText(9, 'Say it'), blank)).toEqual(['Say it']);
  });

  test('are others than those that are shown by a joiner or a sign of two', () => {
    for (const shown of ['👩‍🍳', '❤️', 'नमस्‍ते', 'ー', '.']) expect(requiredText(9).parse(shown)).toBe(shown);
  });
});

test.each([
  ['Ｃ＋＋', 'C++'],
  ['Ｃ＃ ａｎｄ Ｎｏｄｅ．ｊｓ', 'C# and Node.js'],
  ['経験３年。（Ｊａｖａ）', '経験3年。（Java）'],
  ['２．５年．', '2．5年．'],
])('Latin letters as wide as Chinese ones are those of others: %s', (written, kept) => {
  expect(text(99).parse(written)).toBe(kept);
});

describe('a URL', () => {
  test.each(['http://localhost:3000/job', 'https://example.org/a?b=c#d', ' https://example.org/a '])('is %j', (url) => {
    expect(webUrl.parse(url)).toBe(url.trim());
  });

  test.each(['', 'example.org', 'ftp://example.org', 'javascript:alert(1)', 'data:text/html,x', 'https://', undefined])(
    'is not %j',
    (url) => {
      expect(messagesOf(webUrl, url)).toContain('Enter a URL that starts with http:// or https://');
      expect(messagesOf(requiredUrl('Please enter a valid value.'), url)).toContain('Please enter a valid value.');
    },
  );

  test.each(['https://boreal.example@example.org/', 'https://:secret@example.org', 'https://@example.org'])(
    'looks like no other site: %j',
    (url) => {
      expect(messagesOf(webUrl, url)).toEqual(['Enter a URL without a user name']);
    },
  );

  test('turns no direction', () => {
    expect(webUrl.parse('https://example.org/\u202egpj.exe')).toBe('https://example.org/gpj.exe');
  });

  test('has at most 2,000 characters', () => {
    const url = (length: number) => 'https://example.org/'.padEnd(length, 'x');
    expect(messagesOf(webUrl, url(2_000))).toEqual([]);
    expect(messagesOf(webUrl, url(2_001))).toEqual(['Must be at most 2000 characters']);
  });
});

describe('a comma list', () => {
  const list = commaList(z.enum(['red', 'green', 'light blue']), 2);

  test('has its parts trimmed, and no empty ones', () => {
    expect(list.parse('red, light blue ,')).toEqual(['red', 'light blue']);
  });

  test.each(['', ' , ,'])('of nothing (%j) is absent', (value) => {
    expect(list.parse(value)).toBeUndefined();
  });

  test('names the place of a part that is not allowed', () => {
    expect(problemsOf(z.object({ color: list }), { color: 'red,blue' }).map(([path]) => path)).toEqual(['color.1']);
  });

  test('is not endless', () => {
    expect(list.safeParse('red,green,red').success).toBe(false);
  });
});

describe('numbers in a query', () => {
  test('are whole and within their limits', () => {
    const number = wholeNumber(-1, 20);
    expect(number.parse('-1')).toBe(-1);
    expect(number.parse('20')).toBe(20);
    expect(messagesOf(number, '21')).toEqual(['Must be at most 20']);
    expect(messagesOf(number, '-2')).toEqual(['Must be at least -1']);
    for (const digits of [30, 400]) expect(messagesOf(number, '9'.repeat(digits))).toEqual(['Must be at most 20']);
    expect(messagesOf(number, `-${'9'.repeat(400)}`)).toEqual(['Must be at least -1']);
    for (const wrong of ['', '1.5', '1e1', ' 1', '0x1', 'NaN', '+1']) {
      expect(messagesOf(number, wrong)).toContain('Expected a whole number');
    }
  });

  test('have defaults for paging: the first page, the limit of the call, at most 50', () => {
    expect(page.parse(undefined)).toBe(1);
    expect(messagesOf(page, '0')).toEqual(['Must be at least 1']);
    expect(pageLimit(15).parse(undefined)).toBe(15);
    expect(pageLimit(15).parse('50')).toBe(50);
    expect(messagesOf(pageLimit(15), '51')).toEqual(['Must be at most 50']);
  });
});

test.each([-1, 51, 2.5, '3', null])('years of experience are not %j', (value) => {
  expect(messagesOf(years, value)).toEqual(['Experience must be between 0 and 50 years']);
});

describe('what nobody types', () => {
  const bidi = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'];
  test.each(['\u0000', '\u0007', '\u001B', '\u007F', '\u0085', '\uD800', '\uDFFF', ...bidi])(
    'is dropped from a text: %j',
    (sign) => {
      expect(requiredText(60).parse(`Ada${sign} Okafor`)).toBe('Ada Okafor');
      expect(text(5_000).parse(`${sign}Ada\nOkafor${sign}`)).toBe('Ada\nOkafor');
      expect(messagesOf(requiredText(60, 'Say it'), sign)).toEqual(['Say it']);
    },
  );

  test('leaves one line where a text is short', () => {
    expect(text(60).parse('Ada\r\n\tOkafor\u2028x')).toBe('Ada Okafor x');
  });

  test.each([
    'Nguyễn Thị Ánh',
    'Łukasz Żółć-Øre',
    "Siobhán O'Dálaigh",
    'محمد‌رضا',
    'नन्द‍किशोर',
    'ක්‍රිස්',
    'יעל כהן‎ (Yael)',
    '山田太郎',
    '김서연',
    '👩🏽‍💻 Ada 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '𠮷野家',
  ])('is not in %s', (name) => {
    expect(requiredText(60).parse(name)).toBe(name.normalize('NFC'));
  });

  test('leaves one way of writing a letter', () => {
    expect(text(60).parse('Zoe\u0308')).toBe('Zoë');
    expect(messagesOf(text(3), 'Zoe\u0308')).toEqual([]);
  });

  test('takes a time that grows with the text', () => {
    const long = '\u202E\u0000\n'.repeat(100_000);
    expect(text(300_000).parse(`a${long}b`)).toHaveLength(100_002);
  });
});
