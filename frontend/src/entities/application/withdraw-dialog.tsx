import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { applicationKeys } from './queries.ts';

/** Takes an application back, and says how that went. @param onWithdrawn whatever else shows it is out of date now. */
function useWithdraw({ onWithdrawn }: { onWithdrawn: () => void }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('withdrawApplication', { params: { id } }),
    onSuccess: () => {
      toast.success('Application withdrawn');
      onWithdrawn();
    },
    onError: (error) => void toast.error(failureText(error, {}, 'Failed to withdraw the application')),
    // A refusal too says that the application is not what the page shows.
    onSettled: () => queries.invalidateQueries({ queryKey: applicationKeys.own }),
  });
}

type WithdrawDialogProps = {
  application: { _id: string };
  /** What was applied to. */
  title: string;
  owner: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onWithdrawn: () => void;
};

/** Asks before an application is taken back: its owner sees that. */
export function WithdrawDialog({ application, title, owner, isOpen, onOpenChange, onWithdrawn }: WithdrawDialogProps) {
  const withdraw = useWithdraw({ onWithdrawn });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Withdraw your application?"
      confirmLabel="Withdraw"
      pendingLabel="Withdrawing…"
      cancelLabel="Keep it"
      isDanger
      onConfirm={() =>
        withdraw.mutateAsync(application._id).then(
          () => true,
          () => false,
        )
      }
    >
      {`Your application for ${quoted(title)} will no longer be considered, and ${isolated(owner)} will see that you withdrew it. You can apply again while the job is open.`}
    </ConfirmDialog>
  );
}
