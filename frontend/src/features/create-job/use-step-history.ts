import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx';
import type { JobForm } from './form/job-form.ts';
import { isBefore, isReachable, type StepId, stepIds } from './steps.ts';

const name = 'step';
const stepIn = (params: URLSearchParams) => stepIds.find((id) => id === params.get(name));

type Wizard = { step: StepId; values: JobForm; show: (step: StepId) => void };

/**
 * Each step has an entry of the history, so that Back leads to the step before. Entries of a post that is published by then, or was
 * begun anew, are passed over.
 */
export function useStepHistory({ step, values, show }: Wizard): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  // An address without a step is that of the one where its draft was left.
  const [first] = useState(() => (stepIn(params) === undefined ? step : 'basic'));
  const entry = stepIn(params) ?? first;
  // An entry that was made here has one below it to go back to, also when the post is published and this begins anew.
  const last = useRef({ step, entry: state === name ? undefined : entry });
  const follow = useEffectEvent(() => {
    const before = last.current;
    last.current = { step, entry };
    if (step === entry) return;
    if (entry !== before.entry) {
      return isBefore(entry, step) || isReachable(entry, values) ? show(entry) : navigate(-1);
    }
    if (step === before.step) return;
    const next = new URLSearchParams(params);
    if (step === first) next.delete(name);
    else next.set(name, step);
    setParams(next, { state: name });
  });
  useEffect(() => follow(), [step, entry]);
}
