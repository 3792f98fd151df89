import type { ReactNode } from 'react';
import { Card } from '../../ui/content/card.tsx';
import { Heading } from '../../ui/content/text.tsx';
import { WrittenText } from '../../ui/content/written-text.tsx';

type SectionProps = { title: string; children: ReactNode };

/** One part of a post under its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <Card as="section" aria-label={title} space={3}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

/** What people wrote, in their words. Nothing where they wrote nothing. */
export function TextSection({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <Section title={title}>
      <WrittenText headingLevel={3}>{text}</WrittenText>
    </Section>
  );
}
