import { describe, expect, it } from 'vitest';
import { statedMode, statedPay } from './stated-terms.ts';

describe('where the work is done', () => {
  it.each([
    ['This is a fully remote position.', 'Remote'],
    ['Gardener (Remote)', 'Remote'],
    ['Work from anywhere in Europe.', 'Remote'],
    ['Location: Remote', 'Remote'],
    ['A hybrid role with good tools.', 'Hybrid'],
    ['You come in three days a week in the office.', 'Hybrid'],
    ['On-site only, in Lyon.', 'Onsite'],
    ['This is not a remote position.', 'Onsite'],
    ['Remote work is not possible.', 'Onsite'],
    ['Hybrid: 3 days in office.', 'Hybrid'],
    ['Hybrid (2 days at home).', 'Hybrid'],
    ['$20/hour, Sun-Thu. On site.', 'Onsite'],
    ['Location: On-site (Lyon)', 'Onsite'],
  ])('%s', (text, work_mode) => {
    expect(statedMode(text)).toMatchObject({ work_mode });
  });

  it.each([
    'You support remote teams and remote sites.',
    'Knowledge of remote sensing.',
    'We offer a work from home day each month.',
    'Want to work from home sometimes? No problem.',
    'Hybrid cars are serviced here.',
    'You visit customers on site.',
    '',
  ])('is not said by: %s', (text) => {
    expect(statedMode(text)).toBeUndefined();
  });
});

describe('what is paid', () => {
  it.each([
    ['Salary: $80,000 - $100,000 per year', { currency: 'USD', minimum: 80_000, maximum: 100_000, per: 'year' }],
    ['Pay range $80k–$100k', { currency: 'USD', minimum: 80_000, maximum: 100_000, per: 'year' }],
    ['Comp: $75–90K + bonus', { currency: 'USD', minimum: 75_000, maximum: 90_000, per: 'year' }],
    ['No visas. €80k-100k. Lyon.', { currency: 'EUR', minimum: 80_000, maximum: 100_000, per: 'year' }],
    ['£45,000 a year', { currency: 'GBP', minimum: 45_000, per: 'year' }],
    ['The salary is 55.000 € gross.', { currency: 'EUR', minimum: 55_000, per: 'year' }],
    ['The pay is $25 per hour.', { currency: 'USD', minimum: 25, per: 'hour' }],
    ['$18-22/hr', { currency: 'USD', minimum: 18, maximum: 22, per: 'hour' }],
    ['$90,000/yr - $110,000/yr', { currency: 'USD', minimum: 90_000, maximum: 110_000, per: 'year' }],
    [
      '$90,000.00 per year to $110,000.00 per year',
      { currency: 'USD', minimum: 90_000, maximum: 110_000, per: 'year' },
    ],
    ['$18 an hour - $20', { currency: 'USD', minimum: 18, maximum: 20, per: 'hour' }],
    ['$20 per hour - 40 hours per week', { currency: 'USD', minimum: 20, per: 'hour' }],
    ['₹8,00,000 - ₹12,00,000 per annum', { currency: 'INR', minimum: 800_000, maximum: 1_200_000, per: 'year' }],
    ['CTC: INR 1,50,00,000', { currency: 'INR', minimum: 15_000_000, per: 'year' }],
    ['12 LPA', { currency: 'INR', minimum: 1_200_000, per: 'year' }],
    ['Rs 3.5 - 5 LPA', { currency: 'INR', minimum: 350_000, maximum: 500_000, per: 'year' }],
    ['₹ 12 lakhs per annum', { currency: 'INR', minimum: 1_200_000, per: 'year' }],
    [
      'Manage a budget of $100,000 per year. 10-12 LPA',
      { currency: 'INR', minimum: 1_000_000, maximum: 1_200_000, per: 'year' },
    ],
    ['Compensation: EUR 4,000 monthly', { currency: 'EUR', minimum: 4000, per: 'month' }],
  ])('%s', (text, pay) => {
    expect(statedPay(text)).toEqual({ ...pay, start: expect.any(Number), end: expect.any(Number) });
  });

  it.each([
    'We raised $20 million and manage $5bn.',
    'A referral bonus of $1,000 is paid.',
    'Tickets cost $30 a piece.',
    'We bake. $50,000-100,000 budgets are yours.',
    'Salary: up to $160K',
    'The salary is competitive. Founded in 1998 with 20,000 employees.',
    'Budgets of $100,000 are yours.',
    'Manage a budget of $100,000 per year.',
    'A company with revenue of over $2,000,000 per year.',
    'You get a $500 per year training budget.',
    'Sales of ₹ 12 lakhs. A turnover of 40 lakhs per annum.',
    'The salary is $9,999,999,999,999 per year.',
  ])('is not said by: %s', (text) => {
    expect(statedPay(text)).toBeUndefined();
  });
});
