import { useState } from 'react';
import { Field } from '../../../../components/ui/field.js';
import { Textarea } from '../../../../components/ui/input.js';
import type { KeptPractice } from '../../model/kept-practice.js';
import { clockTexts } from '../../wording.js';

/** Notes on a topic, kept in this browser as they are typed. */
export function Notes({ kept, topicId, rows }: { kept: KeptPractice; topicId: string; rows: number }) {
  const [notes, setNotes] = useState(() => kept.readNotes(topicId));
  return (
    <Field label={clockTexts.notes} hint={clockTexts.notesHint}>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          rows={rows}
          value={notes}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => {
            kept.writeNotes(topicId, target.value);
            setNotes(target.value);
          }}
        />
      )}
    </Field>
  );
}
