import { currencies, defaults, limits, type Currency } from '@waypost/contracts/constants';
import { oneOf, whole } from '../../../format/url-values.ts';
import { wholeOf, type FilterChip, type SearchFilter } from './search-filter.ts';

export type Pay = {
  /** A year, in the currency. */
  leastPay: number | undefined;
  mostPay: number | undefined;
  /** Undefined where none was chosen: pay is then filtered by in the usual one, and shown as it was posted. */
  currency: Currency | undefined;
  /** Only where pay is asked for. */
  keepsUnknownPay: boolean;
};

export const asksForPay = ({ leastPay, mostPay }: Pick<Pay, 'leastPay' | 'mostPay'>) =>
  leastPay !== undefined || mostPay !== undefined;

/** What amounts are in. */
export const currencyOf = ({ currency }: Pick<Pay, 'currency'>): Currency => currency ?? defaults.currency;

/** What the pay of posts is shown in, too; undefined for nothing but their own. */
export const shownCurrency = (search: Pay): Currency | undefined =>
  asksForPay(search) ? currencyOf(search) : search.currency;

const none = { leastPay: undefined, mostPay: undefined };

export const money = (amount: number, currency: Currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

function payWords({ leastPay, mostPay, currency: chosen }: Pay): string {
  const currency = currencyOf({ currency: chosen });
  if (mostPay === undefined) return `From ${money(leastPay ?? 0, currency)}`;
  if (leastPay === undefined) return `Up to ${money(mostPay, currency)}`;
  return `${money(leastPay, currency)} to ${money(mostPay, currency)}`;
}

export const pay: SearchFilter<Pay> = {
  empty: { ...none, currency: undefined, keepsUnknownPay: false },
  read(params) {
    const asked = {
      leastPay: whole(params.get('min_ctc') ?? params.get('salaryMin'), 0, limits.pay),
      mostPay: whole(params.get('max_ctc') ?? params.get('salaryMax'), 0, limits.pay),
    };
    return {
      ...asked,
      currency: oneOf(currencies, params.get('ctc_currency')),
      keepsUnknownPay: asksForPay(asked) && params.get('with_unknown_pay') === 'true',
    };
  },
  write: (search) => ({
    min_ctc: search.leastPay?.toString(),
    max_ctc: search.mostPay?.toString(),
    ctc_currency: search.currency,
    with_unknown_pay: search.keepsUnknownPay && asksForPay(search) ? 'true' : undefined,
  }),
  count: (search) => (asksForPay(search) ? 1 : 0),
  cleared: none,
  chips(search) {
    const chips: FilterChip<Pay>[] = [];
    if (asksForPay(search)) chips.push({ id: 'pay', label: payWords(search), without: none });
    if (search.keepsUnknownPay)
      chips.push({ id: 'unknown-pay', label: 'Including jobs without pay', without: { keepsUnknownPay: false } });
    return chips;
  },
  facet: {
    label: 'Pay per year',
    isOpenAtFirst: true,
    chosen: 'one',
    any: 'Any pay',
    value: ({ leastPay }) => leastPay?.toString(),
    // 'From' and no more, as many as its count says.
    choose: (least) => ({ ...none, leastPay: wholeOf(least) }),
  },
};
