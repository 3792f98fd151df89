import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormTextArea } from '../../../forms/fields.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import type { JobForm } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import type { Pointed } from './analysis-step.tsx';
import { cutAtPlaces, type Evidence, textFields, textNames } from './analysis.ts';
import type { Analysed } from './use-analysis.ts';

type Marked = Evidence & { isActive: boolean };

function placesOf({ analysis }: Analysed, pointed: Pointed): Marked[] {
  const skills = analysis.skills.flatMap(({ skill, evidence }) =>
    evidence.map((place) => ({ ...place, isActive: pointed?.kind === 'skill' && pointed.name === skill })),
  );
  const years = analysis.years_evidence.map((place) => ({ ...place, isActive: pointed?.kind === 'years' }));
  return [...skills, ...years];
}

/** Only the panel scrolls: the page stays where the pointer is. */
function bringIntoPanel(mark: HTMLElement | null): void {
  const panel = mark?.closest<HTMLElement>(`.${styles.source}`);
  if (!mark || !panel) return;
  const top = mark.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  if (top < 0 || top > panel.clientHeight - mark.offsetHeight) panel.scrollTop += top - panel.clientHeight / 3;
}

function Texts({ analysed, pointed }: { analysed: Analysed; pointed: Pointed }) {
  const places = placesOf(analysed, pointed);
  const texts = textFields
    .filter((field) => analysed.post[field] !== '')
    .map((field) => {
      const here = places.filter((place) => place.field === field);
      return { field, pieces: cutAtPlaces(analysed.post[field], here) };
    });
  const first = texts.find(({ pieces }) => pieces.some(({ mark }) => mark === 'active'));
  return texts.map(({ field, pieces }) => {
    const shown = first?.field === field ? pieces.find(({ mark }) => mark === 'active') : undefined;
    return (
      <Stack key={field} space={1}>
        <Text size="xs" tone="muted" weight="strong">
          {textNames[field]}
        </Text>
        <p dir="auto" className={styles.sourceText}>
          {pieces.map((piece) =>
            piece.mark === 'none' ? (
              piece.text
            ) : (
              <mark
                key={piece.at}
                ref={piece === shown ? bringIntoPanel : null}
                className={styles.place}
                data-active={piece.mark === 'active'}
              >
                {piece.text}
              </mark>
            ),
          )}
        </p>
      </Stack>
    );
  });
}

/** The text beside what was read from it: the words of what is pointed at are marked, and the text can be mended here. */
export function SourceText({ analysed, pointed }: { analysed: Analysed | undefined; pointed: Pointed }) {
  const { control } = useFormContext<JobForm>();
  const [isEditing, setEditing] = useState(false);
  const isText = analysed === undefined || isEditing;
  return (
    <Card as="section" aria-labelledby="source-title" padding="none">
      <div className={styles.source}>
        <Inline justify="between">
          <Heading level={3} size="md" id="source-title">
            {isText ? 'Your text' : 'Where it was read'}
          </Heading>
          {analysed === undefined ? null : (
            <Button
              size="sm"
              variant="quiet"
              icon={<Pencil size={16} aria-hidden />}
              onPress={() => setEditing(!isEditing)}
            >
              {isEditing ? 'Show marks' : 'Edit text'}
            </Button>
          )}
        </Inline>
        {isText ? (
          <>
            <FormTextArea control={control} name="minimum_qualification" label="Minimum qualifications" rows={8} />
            <FormTextArea control={control} name="responsibility" label="Key responsibilities" rows={8} />
            <Text size="xs" tone="muted">
              Your text is analyzed again a second after you stop typing. What you set by hand stays.
            </Text>
          </>
        ) : (
          <>
            <Text size="xs" tone="muted">
              Point at a skill, or tab to it, to see where it was found.
            </Text>
            {analysed.analysis.sections.some(({ kind }) => kind === 'about' || kind === 'benefits') ? (
              <Text size="xs" tone="muted">
                No skills were taken from what your text says of the company and of benefits.
              </Text>
            ) : null}
            <Texts analysed={analysed} pointed={pointed} />
          </>
        )}
      </div>
    </Card>
  );
}
