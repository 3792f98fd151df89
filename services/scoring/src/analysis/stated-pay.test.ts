import { describe, expect, it } from 'vitest';
import { statedPay } from './stated-pay.ts';

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
    ['Pay: $29.50 per hour', { currency: 'USD', minimum: 29.5, per: 'hour' }],
    ['Pay range: $17.05-$19.71/hr', { currency: 'USD', minimum: 17.05, maximum: 19.71, per: 'hour' }],
    ['$8.75 an hour', { currency: 'USD', minimum: 8.75, per: 'hour' }],
    ['From $9 - $11 an hour', { currency: 'USD', minimum: 9, maximum: 11, per: 'hour' }],
    ['Salary: $52,000.50 per year', { currency: 'USD', minimum: 52_001, per: 'year' }],
    ['Salary between $50,000 and $60,000.', { currency: 'USD', minimum: 50_000, maximum: 60_000, per: 'year' }],
    ['Salary: $50,000 and 401(k)', { currency: 'USD', minimum: 50_000, per: 'year' }],
    ['Monthly salary: $4,500', { currency: 'USD', minimum: 4500, per: 'month' }],
    ['45.000–55.000 € brutto/Jahr', { currency: 'EUR', minimum: 45_000, maximum: 55_000, per: 'year' }],
    ['Jahresgehalt: 48.000 €', { currency: 'EUR', minimum: 48_000, per: 'year' }],
    ['Gehalt zwischen 40.000 und 45.000 Euro', { currency: 'EUR', minimum: 40_000, maximum: 45_000, per: 'year' }],
    ['Gehalt: 3.200 € bis 3.600 € monatlich', { currency: 'EUR', minimum: 3200, maximum: 3600, per: 'month' }],
    ['Stundenlohn: 15,50 €', { currency: 'EUR', minimum: 15.5, per: 'hour' }],
    ['14 € pro Stunde', { currency: 'EUR', minimum: 14, per: 'hour' }],
    ['Monatsgehalt von 3.500 €', { currency: 'EUR', minimum: 3500, per: 'month' }],
    ['2.500,00 EUR brutto im Monat', { currency: 'EUR', minimum: 2500, per: 'month' }],
    ['38 000 € par an', { currency: 'EUR', minimum: 38_000, per: 'year' }],
    ['Salaire : 38-42 k€', { currency: 'EUR', minimum: 38_000, maximum: 42_000, per: 'year' }],
    ['de 38 000 à 42 000 € brut annuel', { currency: 'EUR', minimum: 38_000, maximum: 42_000, per: 'year' }],
    ['Rémunération entre 2 000 € et 2 400 € par mois', { currency: 'EUR', minimum: 2000, maximum: 2400, per: 'month' }],
    ['12,30 €/heure', { currency: 'EUR', minimum: 12.3, per: 'hour' }],
    ['450 € par jour', { currency: 'EUR', minimum: 450, per: 'day' }],
    ['Salario: 28.000 € a 32.000 € brutos anuales', { currency: 'EUR', minimum: 28_000, maximum: 32_000, per: 'year' }],
    ['1.800 € al mes', { currency: 'EUR', minimum: 1800, per: 'month' }],
    ['30.000 euros al año', { currency: 'EUR', minimum: 30_000, per: 'year' }],
    ['€ 3.500 bruto per maand', { currency: 'EUR', minimum: 3500, per: 'month' }],
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
    'Ein Gehalt bis zu 55.000 €',
    'Salaire : jusqu’à 40 000 € par an',
    'Un salario de hasta 30.000 €',
    'Ein Umsatz von 2.000.000 € pro Jahr',
    'Ein Weiterbildungsbudget von 2.000 € pro Jahr',
    'Un chiffre d’affaires de 40 000 € par mois',
    'Pay for 3 of $5.',
  ])('is not said by: %s', (text) => {
    expect(statedPay(text)).toBeUndefined();
  });
});
