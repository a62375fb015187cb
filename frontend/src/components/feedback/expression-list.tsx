import type { RecommendedExpression } from '@b1fuchs/contracts';

/** Expressions to learn: the words, when to use them, and a sentence with them. */
export function ExpressionList({ expressions }: { expressions: RecommendedExpression[] }) {
  return (
    <ul className="flex max-w-text flex-col gap-4">
      {expressions.map(({ expression, usage, example }) => (
        <li key={`${expression} ${example}`}>
          <p className="font-semibold">{expression}</p>
          {usage !== '' && <p className="text-sm text-grey-4">{usage}</p>}
          {example !== '' && <p className="mt-1 border-l-2 border-grey-2 pl-3 text-grey-5">{example}</p>}
        </li>
      ))}
    </ul>
  );
}
