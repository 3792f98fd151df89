import { useId } from 'react';
import { factLine } from '../../../format/fact-line.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Checkbox } from '../../../ui/fields/choice/checkbox.tsx';
import {
  fieldsOf,
  type FillDraft,
  type FillGroup,
  type Found,
  isNeeded,
  noteOf,
  problemsOf,
  summaryOf,
  titleOf,
} from './fill-draft.ts';
import * as styles from './fill.css.ts';
import { FoundFields } from './found-fields.tsx';
import type { Review } from './use-review.ts';

type FoundProps = { found: Found; review: Review };

/** Shows only the fields that need mending, until somebody opens all of them. */
function Fields({ found, review }: FoundProps) {
  const asked = review.askedFor(found.key);
  const all = fieldsOf(found);
  const fields = review.isOpen(found.key) ? all : all.filter(({ name }) => asked.includes(name));
  if (!found.isTaken || fields.length === 0) return null;
  return (
    <FoundFields
      itemKey={found.key}
      fields={fields}
      values={found.values}
      problems={problemsOf(found)}
      onChange={(values) => review.change(found.key, values)}
    />
  );
}

function Item({ found, review }: FoundProps) {
  const { title, facts } = summaryOf(found);
  const line = factLine(facts);
  const name = title || 'No name was found';
  const isOpen = review.isOpen(found.key);
  const id = useId();
  return (
    <li className={styles.found}>
      <div className={styles.line}>
        <div className={styles.words}>
          <Checkbox
            isSelected={found.isTaken}
            isDisabled={isNeeded(found, review.draft)}
            onChange={(isTaken) => review.take([found.key], isTaken)}
            aria-describedby={`${id}-facts`}
          >
            {name}
          </Checkbox>
          {line === '' || isOpen ? null : (
            <div id={`${id}-facts`} className={styles.facts}>
              {line}
            </div>
          )}
        </div>
        {found.isTaken ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${isOpen ? 'Done' : 'Edit'}: ${name}`}
            onPress={() => review.toggle(found.key)}
          >
            {isOpen ? 'Done' : 'Edit'}
          </Button>
        ) : null}
      </div>
      <Fields found={found} review={review} />
    </li>
  );
}

/** What was found for one section, with a tick for all of it and one for each. */
export function FoundGroup({ group, draft, review }: { group: FillGroup; draft: FillDraft; review: Review }) {
  const all = draft.filter((found) => found.group === group);
  const taken = all.filter(({ isTaken }) => isTaken).length;
  const title = titleOf(group);
  const note = noteOf(group);
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <Checkbox
          isSelected={taken === all.length}
          isIndeterminate={taken > 0 && taken < all.length}
          onChange={(isTaken) =>
            review.take(
              all.map(({ key }) => key),
              isTaken,
            )
          }
        >
          <Text as="strong" weight="strong">
            {title}
          </Text>{' '}
          <Text as="span" tone="muted" numeric>
            {`${taken} of ${all.length}`}
          </Text>
        </Checkbox>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <ul>
        {all.map((found) => (
          <Item key={found.key} found={found} review={review} />
        ))}
      </ul>
    </section>
  );
}
