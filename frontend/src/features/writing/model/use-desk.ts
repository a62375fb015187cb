import type { WritingSection, WritingTask } from '@b1fuchs/contracts';
import { useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.js';
import { createDrafts, type DraftKey } from './drafts.js';

/**
 * What lies on the learner's desk: the part, the task chosen in each part, and the text of each task.
 * Every keystroke is kept (see createDrafts).
 * @param ownerId the signed-in user's id
 */
export function useDesk(ownerId: string, tasks: WritingTask[]) {
  const [drafts] = useState(() => createDrafts(browserStorage(), ownerId));
  const [place, setPlace] = useState(() => drafts.readPlace());
  // The drafts hold the texts; this only makes React read them again.
  const [, setEdits] = useState(0);

  const { section } = place;
  const task = tasks.find((one) => one.section === section && one.id === place.topicIds[section]) ?? null;
  const key: DraftKey = { section, topicId: task?.id ?? null };
  const move = (next: typeof place): void => {
    drafts.writePlace(next);
    setPlace(next);
  };
  const write = (target: DraftKey, text: string): void => {
    drafts.writeText(target, text);
    setEdits((count) => count + 1);
  };

  return {
    section,
    task,
    tasks: tasks.filter((one) => one.section === section),
    text: drafts.readText(key),
    hasDraft: (one: WritingTask): boolean => drafts.readText({ section: one.section, topicId: one.id }).trim() !== '',
    setText: (text: string): void => write(key, text),
    setSection: (next: WritingSection): void => move({ ...place, section: next }),
    /** Chooses a task. A text begun before any was chosen goes with it, unless the task has its own already. */
    chooseTask(next: WritingTask): void {
      const target = { section, topicId: next.id };
      const begun = key.topicId === null ? drafts.readText(key) : '';
      if (begun !== '' && drafts.readText(target) === '') {
        write(target, begun);
        write(key, '');
      }
      move({ ...place, topicIds: { ...place.topicIds, [section]: next.id } });
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
