import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useBackCloses } from '../behaviour/use-back-closes.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import * as styles from './overlay.css.ts';

export type OverlayProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  subtitle?: ReactNode;
  /** Beside the close button: previous and next, for example. */
  headerActions?: ReactNode;
  /** Stays in sight while the body scrolls. */
  footer?: ReactNode;
  /** While something is being sent, neither Escape nor a click outside may lose it. */
  isBusy?: boolean;
  /** Lets the body reach the edges, for lists and previews. */
  isFlush?: boolean;
  children: ReactNode;
};

type SurfaceProps = OverlayProps & { role?: 'dialog' | 'alertdialog'; overlayClass: string; surfaceClass: string };

/** What dialogs, drawers and sheets have in common. */
export function Overlay({
  isOpen,
  onOpenChange,
  title,
  subtitle,
  headerActions,
  footer,
  isBusy = false,
  isFlush = false,
  role = 'dialog',
  overlayClass,
  surfaceClass,
  children,
}: SurfaceProps) {
  useBackCloses(isOpen && !isBusy, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBusy && role === 'dialog'}
      isKeyboardDismissDisabled={isBusy}
      className={overlayClass}
    >
      <Modal className={surfaceClass}>
        <AriaDialog role={role} className={styles.dialog}>
          <header className={styles.head}>
            <div className={styles.titles}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {subtitle === undefined ? null : <div className={styles.subtitle}>{subtitle}</div>}
            </div>
            <div className={styles.actions}>
              {headerActions}
              <IconButton
                label="Close"
                icon={<X size={20} aria-hidden />}
                isDisabled={isBusy}
                onPress={() => onOpenChange(false)}
              />
            </div>
          </header>
          <div className={isFlush ? `${styles.body} ${styles.flush}` : styles.body}>{children}</div>
          {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
