import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import type { StepId } from './steps.ts';
import * as styles from './wizard.css.ts';

type WizardFootProps = {
  step: StepId;
  isNew: boolean;
  failure: string | undefined;
  /** Where what was written can become a new post, when this one cannot be saved any more. */
  rewriteAt: string | undefined;
  isPublishing: boolean;
  onBack: () => void;
  /** Saves a published post from any step: its other steps need no second look. */
  onSave: () => void;
};

/** The buttons to the next and former step, and why the post could not be published. */
export function WizardFoot({ step, isNew, failure, rewriteAt, isPublishing, onBack, onSave }: WizardFootProps) {
  return (
    <div className={styles.end}>
      {failure === undefined ? null : (
        <Banner tone="danger" role="alert" title={failure}>
          {rewriteAt === undefined ? (
            <Text>What you typed is kept on this device. You can try again.</Text>
          ) : (
            <Stack space={3} align="start">
              <Text>What you typed is kept on this device.</Text>
              <LinkButton to={rewriteAt}>Create a new post from it</LinkButton>
            </Stack>
          )}
        </Banner>
      )}
      <div className={styles.foot} data-lower-bar>
        <Button
          icon={<ArrowLeft size={16} aria-hidden />}
          isDisabled={step === 'basic' || isPublishing}
          onPress={onBack}
        >
          Previous
        </Button>
        {step === 'review' ? (
          <Button
            type="submit"
            variant="primary"
            isPending={isPublishing}
            pendingLabel={isNew ? 'Publishing...' : 'Saving...'}
          >
            {isNew ? 'Publish Job Post' : 'Save Changes'}
          </Button>
        ) : (
          <div className={styles.forward}>
            {isNew ? null : (
              <Button isPending={isPublishing} pendingLabel="Saving..." onPress={onSave}>
                Save Changes
              </Button>
            )}
            <Button type="submit" variant="primary" isDisabled={isPublishing}>
              Next Step
              <ArrowRight size={16} aria-hidden />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
