import { useId, type ReactNode } from 'react';
import type { Section } from '../model/legal-text.js';

type Props = { title: string; summary: string; children: ReactNode };

/** A legal page: German to read in peace, with an English summary in front. */
export function LegalArticle({ title, summary, children }: Props) {
  return (
    <article lang="de" className="mx-auto w-full max-w-text">
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <section lang="en" aria-label="Summary in English" className="mt-6 border-l-4 border-grey-2 pl-4 text-grey-5">
        <p className="text-sm font-semibold text-grey-4">In English</p>
        <p>{summary}</p>
      </section>
      {children}
    </article>
  );
}

/** A heading with what belongs to it. */
export function LegalSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-2 text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

export function LegalSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ heading, parts }) => (
    <LegalSection key={heading} heading={heading}>
      <div className="flex flex-col gap-3">
        {parts.map((part, index) =>
          typeof part === 'string' ? (
            <p key={index}>{part}</p>
          ) : (
            <ul key={index} className="flex list-disc flex-col gap-1 pl-6 marker:text-grey-3">
              {part.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </LegalSection>
  ));
}
