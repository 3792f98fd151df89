import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Text } from '../content/text.tsx';
import * as styles from './overlay.css.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';

export type DialogProps = OverlayProps & { size?: 'sm' | 'md' | 'lg' | 'xl' };

/** A question or a form in front of the page. On a phone it rises from the bottom. */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  return <Overlay {...rest} overlayClass={`${styles.scrim} ${styles.centered}`} surfaceClass={styles.modal[size]} />;
}

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  /** What pressing it does: "Delete", not "OK". */
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** The dialog stays, busy, while a promise is open. Then it closes, unless the answer is `false`: it did not work, and `children` says why. */
  onConfirm: () => void | Promise<boolean | void>;
};

export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      if ((await onConfirm()) !== false) onOpenChange(false);
    } finally {
      setPending(false);
    }
  };
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      role="alertdialog"
      isBusy={isPending}
      overlayClass={`${styles.scrim} ${styles.centered}`}
      surfaceClass={styles.modal.sm}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            {...(pendingLabel === undefined ? {} : { pendingLabel })}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <Text>{children}</Text> : children}
    </Overlay>
  );
}
