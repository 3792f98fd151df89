import { useMemo } from 'react';
import { text } from './text.css.ts';
import { type WrittenBlock, readBlocks } from './written-blocks.ts';
import * as styles from './written-text.css.ts';

type WrittenTextProps = {
  /** The level of the headings in it: one below the heading that it stands under. */
  headingLevel: 3 | 4 | 5;
  children: string;
};

/** Equal blocks and items are told apart by how many came before them. */
const keyed = (texts: readonly string[]) => texts.map((words, at) => ({ words, key: `${at} ${words}` }));
const textOf = (block: WrittenBlock) => (block.kind === 'list' ? (block.items[0] ?? '') : block.text);

/** Each block runs as its own words do: of a text in Arabic, points and names in Latin letters would stand at the wrong end. */
function Block({ block, headingLevel }: { block: WrittenBlock; headingLevel: WrittenTextProps['headingLevel'] }) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto" className={styles.paragraph}>
        {block.text}
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Tag = `h${headingLevel}` as const;
    return (
      <Tag dir="auto" className={`${text({ size: 'md', balanced: true })} ${styles.heading}`}>
        {block.text}
      </Tag>
    );
  }
  const items = keyed(block.items).map(({ words, key }) => (
    <li key={key} className={styles.item}>
      {words}
    </li>
  ));
  return block.start === undefined ? (
    <ul dir="auto" className={styles.bullets}>
      {items}
    </ul>
  ) : (
    <ol dir="auto" className={styles.numbers} start={block.start}>
      {items}
    </ol>
  );
}

/** What somebody wrote or pasted, with its headings and lists as such. Plain text: what looks like HTML stays as written. */
export function WrittenText({ headingLevel, children }: WrittenTextProps) {
  const blocks = useMemo(() => readBlocks(children), [children]);
  const keys = keyed(blocks.map(textOf));
  return (
    <div className={styles.written}>
      {blocks.map((block, at) => (
        <Block key={keys[at]?.key} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}
