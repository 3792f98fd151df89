import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type Element = 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'fieldset';
type Slot = { as?: Element; id?: string; 'aria-label'?: string; 'aria-labelledby'?: string; children: ReactNode };

type StackProps = Slot & RecipeVariants<typeof styles.stack>;

/** One below the other. */
export function Stack({ as: Tag = 'div', space, align, justify, ...rest }: StackProps) {
  return <Tag className={styles.stack({ space, align, justify })} {...rest} />;
}

type InlineProps = Slot & RecipeVariants<typeof styles.inline>;

/** One beside the other, and onto the next line where there is no room. */
export function Inline({ as: Tag = 'div', space, align, justify, wrap, ...rest }: InlineProps) {
  return <Tag className={styles.inline({ space, align, justify, wrap })} {...rest} />;
}

type ColumnsProps = Slot & RecipeVariants<typeof styles.columns>;

/** Equal columns; one column on a phone. */
export function Columns({ as: Tag = 'div', space, count, ...rest }: ColumnsProps) {
  return <Tag className={styles.columns({ space, count })} {...rest} />;
}

type ContainerProps = Slot & { width?: keyof typeof styles.container };

/** Holds the content of a page at its greatest width, with the page's margins. */
export function Container({ as: Tag = 'div', width = 'page', ...rest }: ContainerProps) {
  return <Tag className={styles.container[width]} {...rest} />;
}
