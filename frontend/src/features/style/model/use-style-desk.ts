import { targetStyleSchema, type RefineStyleRequest, type StyleRefinement, type TargetStyle } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage.js';
import { createKeptTexts } from '../../../lib/practice/kept-texts.js';
import { refineStyle } from '../api/refine-style.js';
import { refinementFailure } from './refinement-failure.js';

/** A refinement together with exactly the text it was made of. */
export type Refined = { text: string; style: TargetStyle; refinement: StyleRefinement };

/**
 * One text and what became of it in each style. Text and style are kept in the browser; a refinement stays until the next one
 * in its style. While one is under way another is not begun (spec 2, section 4).
 * @param ownerId the signed-in user's id
 */
export function useStyleDesk(ownerId: string) {
  const [kept] = useState(() => createKeptTexts(browserStorage(), `b1fuchs.style.${ownerId}`));
  const [text, setText] = useState(() => kept.read('text'));
  const [style, setStyle] = useState<TargetStyle>(() => targetStyleSchema.catch('formal').parse(kept.read('style')));
  const [results, setResults] = useState<Partial<Record<TargetStyle, Refined>>>({});
  const { mutate, data, isPending, error, variables } = useMutation({
    mutationFn: async (request: RefineStyleRequest): Promise<Refined> => ({
      text: request.text,
      style: request.targetStyle,
      refinement: await refineStyle(request),
    }),
    onSuccess: (refined) => setResults((all) => ({ ...all, [refined.style]: refined })),
  });

  const isOfThisStyle = variables?.targetStyle === style;

  return {
    text,
    style,
    result: results[style] ?? null,
    /** What has just become ready, in whichever style; null while one is under way and after a failure. */
    latest: data ?? null,
    /** A refinement is under way, here or in another style. */
    isBusy: isPending,
    isRefining: isPending && isOfThisStyle,
    failure: error === null || !isOfThisStyle ? null : refinementFailure(error),
    write: (next: string): void => {
      kept.write('text', next);
      setText(next);
    },
    choose: (next: TargetStyle): void => {
      kept.write('style', next);
      setStyle(next);
    },
    refine: (): void => {
      if (!isPending && text.trim() !== '') mutate({ text, targetStyle: style });
    },
  };
}
export type StyleDesk = ReturnType<typeof useStyleDesk>;
