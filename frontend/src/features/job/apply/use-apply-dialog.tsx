import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resumesAhead } from '../../../entities/resume/queries.ts';
import { latePart, useLatePart } from '../../../ui/behaviour/late-part.ts';
import type { Applying } from './use-apply.ts';

const applyDialog = latePart(() => import('./apply-dialog.tsx'), 'ApplyDialog');

export type Opening = {
  open: () => void;
  isOpening: boolean;
  /** For the control that opens it: what is needed comes while somebody is about to press. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
};

type WhoApplies = Omit<Applying, 'dashboardId'> & { dashboardId: Applying['dashboardId'] | undefined };

/** The dialog to apply in. It opens with one's resumes in it: they would move it if they came later. */
export function useApplyDialog({ job, userId, dashboardId, isApplied, onApplied }: WhoApplies) {
  const queries = useQueryClient();
  const { Part: ApplyDialog, whenThere, isAwaited, ahead } = useLatePart(applyDialog);
  const [areResumesAwaited, setResumesAwaited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const prepare = () => {
    ahead.onFocus();
    void resumesAhead(queries);
  };
  const open = async () => {
    setResumesAwaited(true);
    await resumesAhead(queries);
    setResumesAwaited(false);
    whenThere(() => setOpen(true));
  };
  const opening: Opening = {
    open: () => void open(),
    isOpening: areResumesAwaited || isAwaited,
    ahead: { onPointerEnter: prepare, onFocus: prepare },
  };
  const dialog =
    ApplyDialog === undefined || dashboardId === undefined || !isOpen ? null : (
      <ApplyDialog
        job={job}
        userId={userId}
        dashboardId={dashboardId}
        isApplied={isApplied}
        onClose={() => setOpen(false)}
        onApplied={(sent) => {
          setOpen(false);
          onApplied(sent);
        }}
      />
    );
  return { opening, dialog };
}
