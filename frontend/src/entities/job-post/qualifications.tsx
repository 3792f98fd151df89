import { Heading } from '../../ui/content/text.tsx';
import { WrittenText } from '../../ui/content/written-text.tsx';
import { Columns, Stack } from '../../ui/page/layout.tsx';

type QualificationsProps = {
  minimum: { title: string; text: string };
  preferred: { title: string; text: string };
};

/** Side by side where there are both. */
export function Qualifications({ minimum, preferred }: QualificationsProps) {
  const written = [minimum, preferred].filter(({ text }) => text.trim() !== '');
  const blocks = written.map(({ title, text }) => (
    <Stack key={title} space={2}>
      <Heading level={3}>{title}</Heading>
      <WrittenText headingLevel={4}>{text}</WrittenText>
    </Stack>
  ));
  return blocks.length === 2 ? <Columns space={6}>{blocks}</Columns> : blocks;
}

export const hasQualifications = (...texts: readonly string[]) => texts.some((text) => text.trim() !== '');
