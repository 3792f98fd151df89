import type { Profile } from '@waypost/contracts/entities/profile';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { fieldId } from '../../../forms/field-id.ts';
import { inList } from '../../../forms/in-list.ts';
import { useSignedIn } from '../../../session/session.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { editDrafts, editKey } from '../editor/edit-draft.ts';
import { MergeView } from '../editor/merge-view.tsx';
import { useEdit } from '../editor/use-edit.ts';
import { BasicFields } from './basic-fields.tsx';
import { type BasicForm, basicFormOf, basicLabels } from './basic-form.ts';
import { basicId, basicRules } from './basic-rules.ts';

const wordsOf = (field: string, message: string) => inList(basicLabels[field as keyof BasicForm], message);

type BasicEditorProps = { profile: Profile; onClose: () => void };

function useBasicEdit({ profile, onClose }: BasicEditorProps) {
  const { reload } = useSignedIn();
  const userId = profile.user._id;
  const [rules] = useState(() => basicRules(profile.user));
  const [start] = useState(() => {
    const base = basicFormOf(profile);
    return (
      editDrafts.read(editKey(userId, rules.name, basicId)) ?? {
        id: basicId,
        base,
        mine: base,
        version: profile.version,
      }
    );
  });
  return useEdit({
    rules,
    start,
    userId,
    onClose,
    // The name stands in the menu of the account too.
    onSaved: () => void reload().catch(() => undefined),
    onUnfit: (problems) => toast.error(problems.map(({ field, message }) => wordsOf(field, message)).join(', ')),
  });
}

/** Basic info, edited where it stands. */
export function BasicEditor(props: BasicEditorProps) {
  const { form, isSaving, conflict, submit, discard, resolve, leaveConflict } = useBasicEdit(props);
  const { errors, submitCount } = form.formState;
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const problems = Object.keys(basicLabels).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ message: wordsOf(field, message), fieldId: fieldId(field) }] : [];
  });
  return (
    <FormProvider {...form}>
      <form ref={place} id={id} noValidate aria-label="Basic info" onSubmit={(event) => void submit(event)}>
        <Stack space={5}>
          <ErrorSummary errors={problems} attempt={submitCount} />
          <BasicFields email={props.profile.user.email ?? ''} />
          <Inline justify="end">
            <Button isDisabled={isSaving} onPress={discard}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" isPending={isSaving} pendingLabel="Saving…">
              Save
            </Button>
          </Inline>
        </Stack>
      </form>
      {conflict === undefined ? null : (
        <MergeView
          conflict={conflict}
          labels={basicLabels}
          isSaving={isSaving}
          onResolve={(mine) => resolve(mine, conflict)}
          onBack={leaveConflict}
          onDiscard={discard}
        />
      )}
    </FormProvider>
  );
}
