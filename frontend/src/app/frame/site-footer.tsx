import { pages } from '@waypost/contracts/paths';
import { Link } from '../../router/link.tsx';
import * as styles from './site-footer.css.ts';

const entries = [
  { to: pages.help, label: 'Help' },
  { to: pages.privacy, label: 'Privacy' },
  { to: pages.terms, label: 'Terms' },
] as const;

/** What every site is asked for. */
export const SiteLinks = ({ onLeave }: { onLeave?: () => void }) => (
  <nav aria-label="About Waypost">
    <ul className={styles.links}>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link} {...(onLeave && { onClick: onLeave })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

export const SiteFooter = () => (
  <footer className={styles.footer}>
    <SiteLinks />
  </footer>
);
