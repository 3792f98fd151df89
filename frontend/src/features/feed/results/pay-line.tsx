import { payIn } from '@waypost/contracts/pay-in-keyword';
import { TextLink } from '../../../ui/buttons/link.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { payLeftOut, showPaying } from '../feed-words.ts';
import { asksForPay, currencyOf, money } from '../filters/pay.ts';
import { changed, type JobSearch } from '../search/job-search.ts';
import { searchToUrl } from '../search/search-url.ts';

/** Says that pay in a keyword was left out of it, and offers the filter for it. */
export function PayLine({ search }: { search: JobSearch }) {
  const pay = asksForPay(search) ? undefined : payIn(search.keyword);
  if (pay === undefined) return null;
  // The sign of the dollar is that of several currencies.
  const isChosen = pay.currency === undefined || (pay.currency === 'USD' && search.currency === 'CAD');
  const currency = isChosen ? search.currency : pay.currency;
  const paying = changed(search, { leastPay: pay.amount, currency });
  return (
    <Text as="div" tone="muted">
      {payLeftOut(pay.said)}{' '}
      <TextLink to={`?${searchToUrl(paying).toString()}`}>{showPaying(money(pay.amount, currencyOf(paying)))}</TextLink>
    </Text>
  );
}
